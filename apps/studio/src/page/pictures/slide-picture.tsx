import "./pictures.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useStudio } from "../studio.ts";
import { pictureKey } from "./picture-key.ts";
import { useSeen } from "./use-seen.ts";

interface SlidePictureProps {
  /** Of the deck. */
  readonly id: string;
  /** From 1. */
  readonly slideNumber: number;
  /** Stands in its place until it is there, and for good where the service has none. */
  readonly children: ReactNode;
}

/** A slide of a deck as it is now, asked for when it comes into sight. Only to be looked at. */
export function SlidePicture({ id, slideNumber, children }: SlidePictureProps): ReactElement {
  const { service } = useStudio();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  const { data } = useQuery({
    queryKey: [...pictureKey(id), slideNumber],
    queryFn: async ({ signal }) => toUrl(await service.readPicture(id, slideNumber, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: isSeen,
  });
  return (
    <span className="slide-picture" ref={place}>
      {data === undefined ? children : <img src={data} alt="" decoding="async" />}
    </span>
  );
}

/** Nothing in a picture is run that stands in an address like this. */
function toUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
