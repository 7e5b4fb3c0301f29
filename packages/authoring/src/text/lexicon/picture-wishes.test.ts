import { expect, it } from "vitest";
import { asksForPicture } from "./picture-wishes.ts";

it.each([
  "Hier bitte eine einfache Zeichnung vom Weg des Rauchs",
  "please add a photo of the van",
  "insert picture of the dog",
  "ici une photo du moulin",
  "aquí una foto del equipo, por favor",
  "tutaj zdjęcie z festynu",
  "здесь фото команды",
  "这里放一张照片",
])("hears a wish for a picture: %s", (text) => expect(asksForPicture(text)).toBe(true));

it.each([
  "The photo club meets on Tuesdays",
  "Das Bild hängt im Rathaus",
  "Bitte die Tür schließen",
  "Here the river bends",
  "Each photo costs 4 euros",
  "Une image vaut mille mots",
])("hears none: %s", (text) => expect(asksForPicture(text)).toBe(false));
