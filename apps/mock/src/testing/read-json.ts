/** Reads an answer's JSON as the type that the test expects; the assertions say whether it is. */
export async function readJson<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

/** What tests read from a Presentation. */
export interface PresentationBody {
  readonly id: string;
  readonly embed: string;
  readonly download: string;
}

/** What tests read from a Template. */
export interface TemplateBody {
  readonly id: string;
  readonly createdAt: string;
}

/** What tests read from a Problem. */
export interface ProblemBody {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}
