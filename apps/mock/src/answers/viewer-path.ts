/** Where the viewer of a presentation is, without a slash at its end; its id comes behind one. */
export const viewerPath = "/view";
