// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import type { ComposedOutline, CreatePresentation, DrawOutline, GeneratePresentation, GenerationProgress, Outline, Presentation, PresentationPage, PresentationReport, PresentationVersions, Template, TemplateDetails } from "@lectern/types";
import type { Call } from "../call.ts";
import type { Download } from "../reading/download.ts";
import type { BinaryBody, CallOptions, Operation, ProgressOptions } from "../operation.ts";
import type { Redirect } from "../reading/redirect.ts";

/** What each operation takes, by operation. */
export interface Inputs {
  readonly generatePresentation: {
    /**
     * A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
     * answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
     * another operation, it is a 400. Keys are remembered for 24 hours.
     * Unless given, a random UUID, the same for every attempt of the call.
     */
    readonly idempotencyKey?: string | undefined;
    readonly body: GeneratePresentation;
  };
  readonly composeOutline: {
    readonly body: GeneratePresentation;
  };
  readonly drawOutline: {
    readonly body: DrawOutline;
  };
  readonly listPresentations: {
    /** Only those with these words in their titles, one after the other, in capitals or not, with accents or not. */
    readonly q?: string | undefined;
    /** How many to answer at most; left out, 20. */
    readonly limit?: number | undefined;
    /** Where to go on, as `next` of the page before said; left out, at the newest. To be sent with the same `q`. */
    readonly cursor?: string | undefined;
  };
  readonly createPresentation: {
    /**
     * A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
     * answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
     * another operation, it is a 400. Keys are remembered for 24 hours.
     * Unless given, a random UUID, the same for every attempt of the call.
     */
    readonly idempotencyKey?: string | undefined;
    readonly body: CreatePresentation;
  };
  readonly getPresentation: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly deletePresentation: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly downloadPresentation: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly embedPresentation: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly getPresentationReport: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly getSlidePicture: {
    /** The id of the presentation. */
    readonly id: string;
    /** The place of the slide in the presentation, counted from 1. */
    readonly slideNumber: number;
  };
  readonly getPresentationOutline: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly putPresentationOutline: {
    /** The id of the presentation. */
    readonly id: string;
    /** The `ETag` that came with the outline; `*` replaces it whatever it is. */
    readonly ifMatch?: string | undefined;
    readonly body: Outline;
  };
  readonly listPresentationVersions: {
    /** The id of the presentation. */
    readonly id: string;
  };
  readonly getPresentationVersion: {
    /** The id of the presentation. */
    readonly id: string;
    /** Which of the outlines that the presentation has had, counted from 1; the number in the `ETag` of the outline. */
    readonly version: number;
  };
  readonly listTemplates: Readonly<Record<string, never>>;
  readonly uploadTemplate: {
    /**
     * A string of the caller's choice, best a random UUID. A repeated request with the same key and the same body
     * answers the same presentation or template, made once, with `Idempotent-Replayed: true`; with another body, or
     * another operation, it is a 400. Keys are remembered for 24 hours.
     * Unless given, a random UUID, the same for every attempt of the call.
     */
    readonly idempotencyKey?: string | undefined;
    /**
     * What people call the template, such as the file's own name; left out, `Template` and the date. `getTemplate`
     * tells it.
     */
    readonly name?: string | undefined;
    /**
     * In one of these media types:
     * application/vnd.openxmlformats-officedocument.presentationml.presentation,
     * application/vnd.openxmlformats-officedocument.presentationml.template.
     */
    readonly body: BinaryBody;
    /** Unless given, the type of a Blob if the operation takes it, else the first of the list. */
    readonly contentType?: "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.openxmlformats-officedocument.presentationml.template" | undefined;
  };
  readonly getTemplate: {
    /** The id of the template. */
    readonly id: string;
  };
  readonly deleteTemplate: {
    /** The id of the template. */
    readonly id: string;
  };
}

/** A Lectern service, with one method for each operation of the contract. */
export interface Client {
  /**
   * Generate a presentation: `POST /v1/presentations/generate`.
   *
   * Generates a presentation from a text prompt: a topic, an instruction, or a whole document.
   * Wishes in the prompt's own words (number of slides, language, tone, "Slide 1: …" plans) are honoured.
   * Answers when the presentation is stored and can be downloaded.
   *
   * With `Accept: text/event-stream` the answer tells how far the work is (an addition to the interface).
   * What is known before the work begins (400, 401, 429, 503) still is a plain problem with its status.
   *
   * @throws An ApiError of status 400: Failed to generate the presentation.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  generatePresentation(input: Inputs["generatePresentation"], options?: ProgressOptions<GenerationProgress>): Call<Presentation, never, "Lectern-Author" | "Idempotent-Replayed">;

  /**
   * Write an outline: `POST /v1/outlines`.
   *
   * An addition to the interface. Writes what a presentation would say about the prompt, and keeps nothing: for an
   * outline to be read and edited before it becomes a presentation (`createPresentation`). The prompt is understood
   * and the author chosen as in `generatePresentation`; a template only tells how much its pages hold.
   *
   * @throws An ApiError of status 400: No outline could be written.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  composeOutline(input: Inputs["composeOutline"], options?: CallOptions): Call<ComposedOutline, never, "Lectern-Author">;

  /**
   * Draw a slide of an outline: `POST /v1/outlines/picture`.
   *
   * An addition to the interface. Answers a picture of one slide as it would be in a presentation of the outline, and keeps
   * nothing: for choosers of looks and templates. The outline may have four slides at most; send those that are to be
   * seen. Pictures are those of `getSlidePicture`, and do not count as generations.
   *
   * @throws An ApiError of status 400: No presentation can be made of it. Where the outline has faults, `errors` has an entry for each: where it is, what
   * was expected there, and what came.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  drawOutline(input: Inputs["drawOutline"], options?: CallOptions): Call<Download>;

  /**
   * List the caller's presentations: `GET /v1/presentations`.
   *
   * An addition to the interface. Answers the caller's presentations, the newest first, a page at a time: where there
   * are more, `next` is the `cursor` of the page after this one.
   *
   * @throws An ApiError of status 400: The request is not as it should be; for instance no page begins at the cursor.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  listPresentations(input?: Inputs["listPresentations"], options?: CallOptions): Call<PresentationPage>;

  /**
   * Make a presentation of an outline: `POST /v1/presentations`.
   *
   * An addition to the interface. Lays an outline out and answers, as `generatePresentation` does, when the
   * presentation is stored and can be downloaded. No author has a part in it: what the outline says stands on the
   * slides, and there is no report. Idempotency keys, limits and ownership are those of `generatePresentation`.
   *
   * @throws An ApiError of status 400: No presentation can be made of it. Where the outline has faults, `errors` has an entry for each: where it is, what
   * was expected there, and what came.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  createPresentation(input: Inputs["createPresentation"], options?: CallOptions): Call<Presentation, never, "Idempotent-Replayed">;

  /**
   * Retrieve a presentation: `GET /v1/presentations/{id}`.
   *
   * Answers the presentation's id and its embed and download URLs.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id.
   * @throws An ApiError of status 500: Internal server error.
   */
  getPresentation(input: Inputs["getPresentation"], options?: CallOptions): Call<Presentation>;

  /**
   * Delete a presentation: `DELETE /v1/presentations/{id}`.
   *
   * Deletes the presentation and its file. Its embed and download URLs stop working at once.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id.
   * @throws An ApiError of status 500: Internal server error.
   */
  deletePresentation(input: Inputs["deletePresentation"], options?: CallOptions): Call<void>;

  /**
   * Download a presentation: `GET /v1/presentations/{id}/download`.
   *
   * Answers the presentation as a PowerPoint file. Takes the bearer token or a signed link.
   *
   * @throws An ApiError of status 400: Bad request; for instance there is no such presentation.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  downloadPresentation(input: Inputs["downloadPresentation"], options?: CallOptions): Call<Download, "Content-Disposition">;

  /**
   * Open a presentation in the hosted viewer: `GET /v1/presentations/{id}/embed`.
   *
   * Redirects to the presentation in the hosted viewer. Can be used as the address of an iframe or opened
   * directly. Takes the bearer token or a signed link.
   *
   * @throws An ApiError of status 400: Bad request; for instance there is no such presentation.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  embedPresentation(input: Inputs["embedPresentation"], options?: CallOptions): Call<Redirect, never, "Location">;

  /**
   * Retrieve the report on a presentation: `GET /v1/presentations/{id}/report`.
   *
   * An addition to the interface. Answers who wrote the presentation, how its prompt was understood, what was
   * decided, what of the prompt stands on no slide, and what stands on slides but not in the prompt. It quotes the
   * prompt, so that no signed link opens it, and it is deleted with the presentation.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or it was made of an outline or before
   * the service kept reports (`report_not_found`).
   * @throws An ApiError of status 500: Internal server error.
   */
  getPresentationReport(input: Inputs["getPresentationReport"], options?: CallOptions): Call<PresentationReport>;

  /**
   * Get a picture of a slide: `GET /v1/presentations/{id}/slides/{slideNumber}/picture`.
   *
   * An addition to the interface. Answers a slide of the presentation as it is now, as SVG: for thumbnails, and for
   * programs and assistants that look at what they made. With `Accept: image/png` it is a PNG with 1280 pixels on
   * its longer side, for those that read no SVG. Text stands in the lines that it has in the file; effects such as shadows are left out.
   * Slides are counted from 1; a slide of the outline may take several.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or it has no slide with this number
   * (`slide_not_found`).
   * @throws An ApiError of status 500: Internal server error.
   */
  getSlidePicture(input: Inputs["getSlidePicture"], options?: CallOptions): Call<Download>;

  /**
   * Retrieve the outline of a presentation: `GET /v1/presentations/{id}/outline`.
   *
   * An addition to the interface. Answers what the presentation says, to be edited and put back. No signed link opens
   * it, and it is deleted with the presentation.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or it was made before the service kept
   * outlines (`outline_not_found`).
   * @throws An ApiError of status 500: Internal server error.
   */
  getPresentationOutline(input: Inputs["getPresentationOutline"], options?: CallOptions): Call<Outline, "ETag">;

  /**
   * Replace the outline of a presentation: `PUT /v1/presentations/{id}/outline`.
   *
   * An addition to the interface. Lays the presentation out anew under the same id: its `embed` and `download` URLs
   * stay good and serve the new file. It keeps its template. It keeps its look, too, unless the outline's `design`
   * names another, or has changed without naming one. Answers when the new file is stored; until then, and where it
   * fails, the old one is served. The outline that it had before is kept as a version (`listPresentationVersions`).
   *
   * `If-Match` says which outline the new one was made from, so that nobody's changes are lost: without it the answer
   * is 428, and where the outline has been replaced in the meantime, 412. A request that is sent again because its
   * answer was lost is answered as before.
   *
   * @throws An ApiError of status 400: No presentation can be made of it. Where the outline has faults, `errors` has an entry for each: where it is, what
   * was expected there, and what came.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or it was made before the service kept
   * outlines (`outline_not_found`).
   * @throws An ApiError of status 412: The outline was replaced since it was retrieved.
   * @throws An ApiError of status 428: The header If-Match is missing.
   * @throws An ApiError of status 500: Internal server error.
   */
  putPresentationOutline(input: Inputs["putPresentationOutline"], options?: CallOptions): Call<Presentation, "ETag">;

  /**
   * List the versions of a presentation: `GET /v1/presentations/{id}/versions`.
   *
   * An addition to the interface. Answers which outlines the presentation has had, the newest first: the one that it has
   * now and up to 49 before it, of up to 16 MiB together. To go back to one, read its outline
   * (`getPresentationVersion`) and put it back (`putPresentationOutline`), which makes it the newest version. Versions are
   * deleted with the presentation.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or it was made before the service kept
   * outlines (`outline_not_found`).
   * @throws An ApiError of status 500: Internal server error.
   */
  listPresentationVersions(input: Inputs["listPresentationVersions"], options?: CallOptions): Call<PresentationVersions>;

  /**
   * Retrieve the outline of a version: `GET /v1/presentations/{id}/versions/{version}`.
   *
   * An addition to the interface. Answers what the presentation said in a version, with the built-in look that it had
   * then as its `design`, so that it can be put back as it was.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no presentation with this id (`presentation_not_found`), or this version of it is not kept
   * (`outline_not_found`).
   * @throws An ApiError of status 500: Internal server error.
   */
  getPresentationVersion(input: Inputs["getPresentationVersion"], options?: CallOptions): Call<Outline>;

  /**
   * List the caller's templates: `GET /v1/templates`.
   *
   * Answers the custom templates that the caller has uploaded, the newest first.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  listTemplates(input?: Inputs["listTemplates"], options?: CallOptions): Call<Template[]>;

  /**
   * Upload a template: `POST /v1/templates`.
   *
   * An addition to the interface. The body is a .pptx or .potx file; its masters, layouts, theme and fonts are
   * used, its slides are not. A file that cannot serve as a template is refused with the reason.
   *
   * @throws An ApiError of status 400: The file cannot serve as a template.
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 500: Internal server error.
   */
  uploadTemplate(input: Inputs["uploadTemplate"], options?: CallOptions): Call<Template, never, "Idempotent-Replayed">;

  /**
   * Retrieve a template: `GET /v1/templates/{id}`.
   *
   * An addition to the interface. Answers what the template is called and what it offers.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no template with this id.
   * @throws An ApiError of status 500: Internal server error.
   */
  getTemplate(input: Inputs["getTemplate"], options?: CallOptions): Call<TemplateDetails>;

  /**
   * Delete a template: `DELETE /v1/templates/{id}`.
   *
   * An addition to the interface. Presentations made with the template stay whole.
   *
   * @throws An ApiError of status 401: The bearer token is missing or not valid.
   * @throws An ApiError of status 404: The caller has no template with this id.
   * @throws An ApiError of status 500: Internal server error.
   */
  deleteTemplate(input: Inputs["deleteTemplate"], options?: CallOptions): Call<void>;
}

/** The revision of the contract that this is made from; a service of the same sends it as `Lectern-Contract`. */
export const contractRevision = "9ad1df78069f";

/** What the runtime has to know of each operation. */
export const operationTable: Readonly<Record<keyof Client, Operation>> = {
  generatePresentation: {
    method: "POST",
    path: "/v1/presentations/generate",
    parameters: {"idempotencyKey":["header","Idempotency-Key"]},
    body: ["application/json"],
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","embed","download"]}],
    events: {"mediaType":"text/event-stream","progress":"progress","result":"presentation","problem":"problem"},
  },
  composeOutline: {
    method: "POST",
    path: "/v1/outlines",
    body: ["application/json"],
    successes: [{"kind":"json","mediaType":"application/json","shape":["outline","report"]}],
  },
  drawOutline: {
    method: "POST",
    path: "/v1/outlines/picture",
    body: ["application/json"],
    successes: [{"kind":"file","mediaType":"image/svg+xml"},{"kind":"file","mediaType":"image/png"}],
  },
  listPresentations: {
    method: "GET",
    path: "/v1/presentations",
    parameters: {"q":["query","q"],"limit":["query","limit"],"cursor":["query","cursor"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["presentations"]}],
  },
  createPresentation: {
    method: "POST",
    path: "/v1/presentations",
    parameters: {"idempotencyKey":["header","Idempotency-Key"]},
    body: ["application/json"],
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","embed","download"]}],
  },
  getPresentation: {
    method: "GET",
    path: "/v1/presentations/{id}",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","embed","download"]}],
  },
  deletePresentation: {
    method: "DELETE",
    path: "/v1/presentations/{id}",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"empty"}],
  },
  downloadPresentation: {
    method: "GET",
    path: "/v1/presentations/{id}/download",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"file","mediaType":"application/vnd.openxmlformats-officedocument.presentationml.presentation"}],
  },
  embedPresentation: {
    method: "GET",
    path: "/v1/presentations/{id}/embed",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"redirect"}],
  },
  getPresentationReport: {
    method: "GET",
    path: "/v1/presentations/{id}/report",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["author","mode","language","slideCount","understood","decisions","leftOut","unfounded"]}],
  },
  getSlidePicture: {
    method: "GET",
    path: "/v1/presentations/{id}/slides/{slideNumber}/picture",
    parameters: {"id":["path","id"],"slideNumber":["path","slideNumber"]},
    successes: [{"kind":"file","mediaType":"image/svg+xml"},{"kind":"file","mediaType":"image/png"}],
  },
  getPresentationOutline: {
    method: "GET",
    path: "/v1/presentations/{id}/outline",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["title","language","direction","slides"]}],
  },
  putPresentationOutline: {
    method: "PUT",
    path: "/v1/presentations/{id}/outline",
    parameters: {"id":["path","id"],"ifMatch":["header","If-Match"]},
    body: ["application/json"],
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","embed","download"]}],
  },
  listPresentationVersions: {
    method: "GET",
    path: "/v1/presentations/{id}/versions",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["versions"]}],
  },
  getPresentationVersion: {
    method: "GET",
    path: "/v1/presentations/{id}/versions/{version}",
    parameters: {"id":["path","id"],"version":["path","version"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["title","language","direction","slides"]}],
  },
  listTemplates: {
    method: "GET",
    path: "/v1/templates",
    successes: [{"kind":"json","mediaType":"application/json","shape":"array"}],
  },
  uploadTemplate: {
    method: "POST",
    path: "/v1/templates",
    parameters: {"idempotencyKey":["header","Idempotency-Key"],"name":["query","name"]},
    body: ["application/vnd.openxmlformats-officedocument.presentationml.presentation","application/vnd.openxmlformats-officedocument.presentationml.template"],
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","createdAt"]}],
  },
  getTemplate: {
    method: "GET",
    path: "/v1/templates/{id}",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"json","mediaType":"application/json","shape":["id","createdAt","name","pageSize","layouts"]}],
  },
  deleteTemplate: {
    method: "DELETE",
    path: "/v1/templates/{id}",
    parameters: {"id":["path","id"]},
    successes: [{"kind":"empty"}],
  },
};
