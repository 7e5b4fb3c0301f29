interface Preference {
  readonly quality: number;
  readonly position: number;
  /** Whether the media type is named in full, not met by a wildcard. */
  readonly isNamed: boolean;
}

/**
 * Returns which of the offered media types an `Accept` header (RFC 9110, 12.5.1) asks for. The first offered one is for
 * whoever does not ask: another is chosen only where it is named in full and not less liked or named later than the first.
 */
export function chooseMediaType(accept: string | undefined, offered: readonly string[]): string | undefined {
  const ranges = parseRanges(accept ?? "*/*");
  const [first, ...others] = offered;
  return others.reduce((chosen, candidate) => {
    const wish = findPreference(ranges, candidate);
    const rival = chosen === undefined ? undefined : findPreference(ranges, chosen);
    return wish?.isNamed && wish.quality > 0 && isBefore(wish, rival) ? candidate : chosen;
  }, first);
}

function isBefore(wish: Preference, rival: Preference | undefined): boolean {
  if (rival === undefined || wish.quality !== rival.quality) return wish.quality > (rival?.quality ?? 0);
  return !rival.isNamed || wish.position < rival.position;
}

interface Range extends Omit<Preference, "isNamed"> {
  readonly mediaType: string;
}

function parseRanges(accept: string): readonly Range[] {
  return accept.split(",").map((part, position) => {
    const [mediaType = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const quality = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { mediaType, position, quality: Number(quality ?? 1) || 0 };
  });
}

/** The most exact range that a media type meets says how much it is liked. */
function findPreference(ranges: readonly Range[], mediaType: string): Preference | undefined {
  const [group] = mediaType.split("/");
  const found = [mediaType, `${group}/*`, "*/*"]
    .map((name) => ranges.find((range) => range.mediaType === name))
    .find((range) => range !== undefined);
  return found && { ...found, isNamed: found.mediaType === mediaType };
}
