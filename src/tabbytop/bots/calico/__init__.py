"""What would I do at Calico, seeing this? What is a quilt worth that is not finished?"""
