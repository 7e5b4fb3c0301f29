/** The places that the platform knows by name, and given names that are nothing else. */
const givenNames =
  "Aaron Adam Adrian Agnes Ahmed Alberto Alessandro Alexander Alice Amelia Amir Ana Anders Andrea Andreas Andrew Andrzej Anita Anna Anne Antonio Anton Astrid Barbara Beatriz Benjamin Bernd Birgit Bjørn Björn Camille Carla Carlos Carmen Caroline Catherine Charlotte Chiara Christian Christine Clara Claudia Daniel Daniela David Diego Dmitri Edward Elena Elias Elif Elisabeth Elizabeth Emil Emily Emma Enrique Erik Ernesto Eva Fatima Felix Fernando Francesca Francisco Frank François Friedrich Gabriel Georg George Giulia Giuseppe Greta Guillaume Gustav Hannah Hans Harald Heike Helen Helena Henrik Hugo Ibrahim Igor Ingrid Irina Isabel Isabelle Ivan Jakub James Jan Javier Jean Jennifer Jens Joana Johannes John Jonas José Joseph Juan Julia Julian Julien Jürgen Karin Katarzyna Katharina Khalid Klaus Krzysztof Lars Laura Layla Lena Leon Linda Lisa Luca Lucas Lucía Luis Lukas Magdalena Manuel Marco Marcus Maria María Marie Marina Mario Mark Markus Marta Martin Martina Mary Mateusz Matteo Matthias Mehmet Mei Michael Michel Miguel Mohammed Monika Natalia Nicolas Nikolai Nina Nora Olaf Olga Oliver Omar Oscar Pablo Patricia Patrick Paul Paula Paulo Pavel Pedro Peter Petra Philipp Pierre Piotr Rachel Rafael Ricardo Richard Robert Roberto Rosa Sabine Samuel Sandra Sara Sarah Sebastian Sergei Silvia Simon Sofia Sofía Sophie Stefan Stefano Stephanie Susan Susanne Sven Teresa Thomas Tomasz Ulrike Ursula Valentina Vera Veronika Victor Viktor Vincent Vladimir Walter Wojciech Yusuf Zeynep Алексей Александр Александра Анастасия Андрей Анна Антон Борис Виктор Виктория Владимир Дарья Денис Дмитрий Евгений Екатерина Елена Иван Игорь Ирина Кирилл Ксения Людмила Максим Мария Марина Михаил Наталья Никита Николай Оксана Олег Олена Ольга Павел Пётр Роман Светлана Сергей Татьяна Тимур Юлия Ярослав محمد أحمد فاطمة عائشة خالد يوسف ليلى سارة".split(
    " ",
  );

const regionCodes = regionsOf();

function regionsOf(): readonly string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => names.of(code) !== undefined && !/^(?:EU|EZ|UN|X.|ZZ|QO)$/u.test(code));
}

/** Names that are known as such in any position, by what they name: two languages' names of a country are one. */
export interface Gazetteer {
  /** Returns the names in a text, each with what it stands for and whether it is a given name. */
  find(text: string): readonly { readonly name: string; readonly stands: string }[];
}

const gazetteers = new Map<string, Gazetteer>();

/** Returns the countries in a language, the large cities as English writes them, and given names. */
export function gazetteerOf(language: string): Gazetteer {
  const known = gazetteers.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  for (const code of regionCodes) {
    const name = display.of(code);
    if (name !== undefined && name.length > 1 && !/[ (]/u.test(name)) names.set(name, code);
  }
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const city = zone.split("/").at(-1) ?? "";
    if (city.length > 3 && !/[_\d-]/u.test(city) && /\//u.test(zone)) names.set(city, city);
  }
  for (const name of givenNames) names.set(name, name);
  const gazetteer = { find: (text: string) => findNames(text, names) };
  gazetteers.set(language, gazetteer);
  return gazetteer;
}

function findNames(text: string, names: ReadonlyMap<string, string>): ReturnType<Gazetteer["find"]> {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => {
    const stands = names.get(word);
    return stands === undefined ? [] : [{ name: word, stands }];
  });
  if (!/[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)) return words;
  const inside = [...names]
    .filter(
      ([name]) =>
        name.length > 1 && /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u.test(name) && text.includes(name),
    )
    .map(([name, stands]) => ({ name, stands }));
  return [...words, ...inside];
}
