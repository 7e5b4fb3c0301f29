"""Opens a deck in a headless LibreOffice, edits it through UNO as a person would, stores it, and reads it again.

    python3 office-edits.py SOFFICE FOLDER DECK...

Prints JSON: for each edit its deck, kind and place, what was there, what was written, and what the deck says there that was
stored in FOLDER.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

START_ATTEMPTS = 240
NEW_NUMBER = 77.25
CONNECTOR = "com.sun.star.drawing.ConnectorShape"
# In hundredths of a millimetre.
MILLIMETRE = 100
MOVE = 700


def main(soffice, folder, *decks):
    with tempfile.TemporaryDirectory(prefix="lectern-office-") as profile:
        pipe = Path(profile).name
        office = subprocess.Popen(
            [
                soffice,
                "--headless",
                "--norestore",
                f"-env:UserInstallation={Path(profile).as_uri()}",
                f"--accept=pipe,name={pipe};urp;",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            desktop = connect(pipe, office)
            edits = []
            for deck in decks:
                edited = Path(folder, Path(deck).name)
                made = edit_deck(desktop, deck, edited)
                read_again(desktop, edited, made)
                edits.extend({"deck": Path(deck).stem, **one} for one in made)
            print(json.dumps(edits))
        finally:
            # The program that was started is only a wrapper: its group holds the office itself.
            os.killpg(office.pid, signal.SIGKILL)
            office.wait()


def connect(pipe, office):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    url = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
    for _ in range(START_ATTEMPTS):
        if office.poll() is not None:
            break
        try:
            context = resolver.resolve(url)
            return context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except NoConnectException:
            time.sleep(0.25)
    raise SystemExit("Expected LibreOffice to listen, it does not.")


def edit_deck(desktop, deck, edited):
    document = open_deck(desktop, deck)
    edits = []
    for slide, shape, place in shapes_of(document):
        edits.extend(edit_shape(shape, slide, place))
    lay_connectors(document)
    document.storeToURL(Path(edited).as_uri(), (prop("FilterName", "Impress MS PowerPoint 2007 XML"),))
    document.close(True)
    return edits


def lay_connectors(document):
    for _, shape, _ in shapes_of(document):
        if shape.ShapeType == CONNECTOR:
            lay(shape)


def lay(connector):
    """A screen draws connectors anew when their shapes move; without one they are laid when somebody asks where they are."""
    connector.getPosition()


def read_again(desktop, edited, edits):
    document = open_deck(desktop, edited)
    shapes = {(slide, place): shape for slide, shape, place in shapes_of(document)}
    for edit in edits:
        shape = shapes.get((edit["slide"], edit["shape"]))
        edit["found"] = None if shape is None else found_of(edit, targets_of(shape, edit["kind"])[0]())
    document.close(True)


def shapes_of(document):
    for number in range(document.DrawPages.Count):
        page = document.DrawPages.getByIndex(number)
        for place in range(page.Count):
            yield number + 1, page.getByIndex(place), place


def edit_shape(shape, slide, place):
    for kind in kinds_of(shape):
        read, write = targets_of(shape, kind)
        before = read()
        wanted = wanted_of(kind, before, f"{slide}.{place}")
        write(wanted)
        yield {"kind": kind, "slide": slide, "shape": place, "before": before, "wanted": wanted}


def found_of(edit, found):
    """What an edit has become; a connector that begins within a millimetre of where it did has followed its shape."""
    if edit["kind"] != "connector" or found is None:
        return found
    before, after = ([int(one) for one in text.split()] for text in (edit["before"], found))
    is_near = all(abs(one - other) <= MILLIMETRE for one, other in zip(before, after))
    return edit["before"] if is_near else found


def wanted_of(kind, before, place):
    if kind == "connector":
        return before
    return NEW_NUMBER if kind == "chart number" else f"Edited {kind} {place}"


def kinds_of(shape):
    if shape.ShapeType == CONNECTOR:
        return ["connector"] if shape.StartShape is not None else []
    if hasattr(getattr(shape, "Model", None), "getCellByPosition"):
        return ["table cell"]
    if is_chart(shape):
        return ["chart number"]
    if shape.ShapeType == "com.sun.star.presentation.TitleTextShape":
        return ["title"]
    is_text = hasattr(shape, "getText") and shape.getText() is not None
    if is_text and len([one for one in paragraphs_of(shape) if one.getString()]) > 1:
        return ["point"]
    return []


def targets_of(shape, kind):
    """How to read what is edited, and how to write it."""
    if kind == "connector":
        return lambda: start_of(shape), lambda _: move(shape.StartShape)
    if kind == "table cell":
        cell = shape.Model.getCellByPosition(1, 1)
        return cell.getString, cell.setString
    if kind == "chart number":
        data = shape.Model.getData()
        return lambda: data.getData()[0][0], lambda value: data.setData(with_first(data.getData(), value))
    if kind == "title":
        return shape.getString, shape.setString
    paragraph = [one for one in paragraphs_of(shape) if one.getString()][1]
    return paragraph.getString, paragraph.setString


def start_of(connector):
    """Where a connector begins, in hundredths of a millimetre from the corner of the shape that it is attached to."""
    if connector.StartShape is None:
        return None
    lay(connector)
    begin, corner = connector.StartPosition, connector.StartShape.Position
    return f"{begin.X - corner.X} {begin.Y - corner.Y}"


def move(shape):
    position = shape.Position
    position.X += MOVE
    position.Y += MOVE
    shape.Position = position


def is_chart(shape):
    model = getattr(shape, "Model", None)
    return hasattr(model, "supportsService") and model.supportsService("com.sun.star.chart.ChartDocument")


def with_first(rows, value):
    return ((value, *rows[0][1:]), *rows[1:])


def paragraphs_of(shape):
    paragraphs = shape.getText().createEnumeration()
    while paragraphs.hasMoreElements():
        yield paragraphs.nextElement()


def open_deck(desktop, path):
    document = desktop.loadComponentFromURL(Path(path).as_uri(), "_blank", 0, (prop("Hidden", True),))
    if document is None:
        raise SystemExit(f"Expected LibreOffice to open {path}, it does not.")
    return document


def prop(name, value):
    return PropertyValue(Name=name, Value=value)


main(*sys.argv[1:])
