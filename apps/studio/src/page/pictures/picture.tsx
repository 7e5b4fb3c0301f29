import "./pictures.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useSeen } from "./use-seen.ts";

interface PictureProps {
  /** Under what it is remembered. */
  readonly name: readonly unknown[];
  /** Returns it as SVG. */
  readonly read: (signal: AbortSignal) => Promise<string>;
  /** Stands in its place where the service has none; left out, what stands there until then. */
  readonly instead?: ReactNode;
  /** Stands in its place until it is there. */
  readonly children: ReactNode;
}

/** A picture that the service draws, asked for when it comes into sight. Only to be looked at. */
export function Picture({ name, read, instead, children }: PictureProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  const { data, isError } = useQuery({
    queryKey: name,
    queryFn: async ({ signal }) => toUrl(await read(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: isSeen,
  });
  return (
    <span className="slide-picture" ref={place}>
      {isError ? (
        (instead ?? children)
      ) : data === undefined ? (
        children
      ) : (
        <img src={data} alt="" decoding="async" />
      )}
    </span>
  );
}

/** Nothing in a picture is run that stands in an address like this. */
function toUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
