"""What would I do at Yummy Kitty, seeing this? What does each action promise?"""
