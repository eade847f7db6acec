"""placeholder"""
import click
def command(tongue):
    return click.Command("bench", help=tongue.say("cli-bench"))
