/** What pictures of slides are drawn as. */
export type PictureType = "image/svg+xml" | "image/png";
