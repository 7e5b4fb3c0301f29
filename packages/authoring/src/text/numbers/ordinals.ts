const ordinals: readonly RegExp[] = [
  /^(?:first(?:ly)?|first of all|erstens|premièrement|primero|en primer lugar|primo|in primo luogo|primeiro|em primeiro lugar|ten eerste|во-первых|第一)[,:\uFF0C\uFF1A、に]{1,2}\s?/iu,
  /^(?:second(?:ly)?|zweitens|deuxièmement|segundo|en segundo lugar|secondo|in secondo luogo|em segundo lugar|ten tweede|во-вторых|第二)[,:\uFF0C\uFF1A、に]{1,2}\s?/iu,
  /^(?:third(?:ly)?|drittens|troisièmement|tercero|en tercer lugar|terzo|in terzo luogo|terceiro|em terceiro lugar|ten derde|в-третьих|第三)[,:\uFF0C\uFF1A、に]{1,2}\s?/iu,
  /^(?:fourth(?:ly)?|viertens|quatrièmement|cuarto|quarto|ten vierde|в-четвёртых|第四)[,:\uFF0C\uFF1A、に]{1,2}\s?/iu,
];

/**
 * Returns for each sentence how many characters its ordinal takes ("First, …", "Zweitens, …"), 0 for those that have none;
 * undefined unless at least two of them count on from the first.
 */
export function readOrdinals(sentences: readonly string[]): readonly number[] | undefined {
  let next = 0;
  const lengths = sentences.map((sentence) => {
    const length = ordinals[next]?.exec(sentence.slice(0, 40))?.[0].length ?? 0;
    if (length > 0) next += 1;
    return length;
  });
  return next < 2 ? undefined : lengths;
}
