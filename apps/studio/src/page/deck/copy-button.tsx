import { Check, type LucideIcon } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** Copies a text and says so on itself for a moment. */
export function CopyButton({ label, text, icon: Icon }: CopyButtonProps): ReactElement {
  const { toasts } = useStudio();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      toasts.add({ title: texts.deck.copyFailed, priority: "high" });
    }
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? texts.deck.copied : label}</span>
    </button>
  );
}

/** Pages that came over plain http have no clipboard of their own; a selection can be copied there too. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isDone) throw new Error("The browser refused to copy.");
}
