"""What would I do at Explore & Draw, seeing this? What is a boat worth with days to come?"""
