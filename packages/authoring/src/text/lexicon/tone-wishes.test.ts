import { expect, it } from "vitest";
import { wishesTone } from "./tone-wishes.ts";

it.each([
  "It mustn't get boring.",
  "The deck should not feel like a lecture",
  "det får inte bli tråkigt.",
  "Das darf auf keinen Fall nicht langweilig werden",
  "Es soll nicht belehrend wirken",
  "Ça ne doit pas être ennuyeux",
  "No debe ser aburrido",
  "non deve sembrare una pubblicità",
  "Het mag niet saai worden",
  "Не должно быть скучно",
])("hears a wish for a tone: %s", (text) => expect(wishesTone(text)).toBe(true));

it.each([
  "The price must not be shown",
  "This should not be public",
  "Das darf nicht gezeigt werden",
  "Der Betrag soll nicht sichtbar sein",
  "Cela ne doit pas être montré",
  "det får inte synas",
  "Het bedrag mag niet genoemd worden",
  "The chiller must be replaced",
  "Nobody was hurt",
])("hears none: %s", (text) => expect(wishesTone(text)).toBe(false));
