import "./sign-in.css";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { Mark } from "../artwork/mark.tsx";
import { focusFirstField } from "../frame/focus-first-field.ts";
import { LanguageSelect } from "../frame/language-select.tsx";
import { describeFailure } from "../notices/describe-failure.ts";
import { toFailureWords } from "../notices/failure-notice.tsx";
import type { Session } from "../state/session.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

/** Slides of the gallery that `pnpm --filter @lectern/checks look-pictures` took. */
const wall = Object.values(
  import.meta.glob<string>("./wall/*.webp", { query: "?url", import: "default", eager: true }),
);

type Because = Extract<Session, { kind: "signed-out" }>["because"];

/** What everybody sees first: what this is, and the field for the key. */
export function SignInScreen({ because }: { readonly because: Because }): ReactElement {
  useEffect(() => {
    document.title = `${texts.signIn.title} · ${texts.product}`;
  }, []);
  return (
    <div className="sign-in">
      <section className="sign-in-promise" aria-label={texts.product}>
        <p className="brand">
          <Mark />
          <span>{texts.product}</span>
        </p>
        <div>
          <p className="sign-in-claim">{texts.signIn.promise}</p>
          <ul className="sign-in-points">
            {texts.signIn.points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="wall" aria-hidden="true">
          {wall.map((source) => (
            <img key={source} src={source} width={480} height={270} alt="" decoding="async" />
          ))}
        </div>
      </section>
      <main className="sign-in-side">
        <SignInForm because={because} />
      </main>
    </div>
  );
}

function SignInForm({ because }: { readonly because: Because }): ReactElement {
  const { service, session } = useStudio();
  const [key, setKey] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isRemembered, setRemembered] = useState(false);
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => focusFirstField(field.current), []);
  const check = useMutation({
    mutationFn: (candidate: string) => service.checkKey(candidate),
    onSuccess: (_nothing, candidate) => session.set({ kind: "signed-in", key: candidate, isRemembered }),
    onError: () => field.current?.focus(),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const candidate = key.trim();
    setMissing(candidate === "");
    if (candidate === "") field.current?.focus();
    else check.mutate(candidate);
  };
  const fault = isMissing ? texts.signIn.missing : check.isError ? toSignInFault(check.error) : undefined;
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      <h1>{texts.signIn.heading}</h1>
      <p className="quiet">{because === "rejected" ? texts.signIn.rejected : texts.signIn.lead}</p>
      <div className="field">
        <label htmlFor={id}>{texts.signIn.keyLabel}</label>
        <div className="field-row">
          <input
            ref={field}
            id={id}
            type={isShown ? "text" : "password"}
            value={key}
            onChange={({ target }) => setKey(target.value)}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-fault`}
          />
          <button
            type="button"
            className="button is-quiet"
            aria-pressed={isShown}
            aria-label={texts.signIn.showLabel}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.signIn.hide : texts.signIn.show}
          </button>
        </div>
        <p id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </p>
      </div>
      <div className="remember">
        <label className="check">
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
            aria-describedby={`${id}-kept`}
          />
          {texts.signIn.remember}
        </label>
        <p id={`${id}-kept`} className="quiet is-small">
          {isRemembered ? texts.signIn.remembered : texts.signIn.forgotten}
        </p>
      </div>
      <button type="submit" className="button is-primary is-wide" aria-disabled={check.isPending}>
        {check.isPending ? texts.signIn.submitting : texts.signIn.submit}
      </button>
      <details className="help">
        <summary>{texts.signIn.help}</summary>
        <p>{texts.signIn.helpText}</p>
        <code>{texts.signIn.helpCommand}</code>
      </details>
      <LanguageSelect />
    </form>
  );
}

function toSignInFault(error: unknown): string {
  const failure = describeFailure(error);
  if (failure.kind === "key") return texts.signIn.wrong;
  const { heading, text } = toFailureWords(failure);
  return `${heading}. ${text}`;
}
