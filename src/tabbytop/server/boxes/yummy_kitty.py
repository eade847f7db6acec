"""What is in the box of Yummy Kitty."""

from __future__ import annotations

from tabbytop.server.shapes import Shape


class YummyAnimal(Shape):
    name: str
    cost: int
    count: int


class YummyFood(Shape):
    name: str
    value: int


class YummyCalicoPoints(Shape):
    first: int
    second: int
    tied: int


class YummyBox(Shape):
    animals: list[YummyAnimal]
    foods: list[YummyFood]
    orange_points: list[int]
    calico_points: YummyCalicoPoints
    american_points: int
    siamese_points: int
    mouse_points: int
    dog_points: int


Box = YummyBox
