import { createClient } from "@lectern/client";
import { createQueryOptions } from "@lectern/client/query";
import { zGeneratePresentation } from "@lectern/client/zod";
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const lectern = createQueryOptions(createClient({ baseUrl: "/", token: "any" }));

function Page() {
  const queries = useQueryClient();
  const [prompt, setPrompt] = useState("");
  const [progress, setProgress] = useState(0);
  const list = useQuery(lectern.listPresentations({ limit: 5 }));
  const making = useMutation({
    ...lectern.generatePresentation({ onProgress: ({ fraction }) => setProgress(fraction) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["lectern", "listPresentations"] }),
  });
  const checked = zGeneratePresentation.safeParse({ prompt });

  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate({ body: { prompt } });
        }}
      >
        <label>
          Topic or text
          <textarea value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        </label>
        <button type="submit" disabled={!checked.success || making.isPending}>
          Make it
        </button>
        {making.isPending && <progress value={progress} />}
        {making.error && <p role="alert">{making.error.message}</p>}
      </form>
      {making.data && <iframe title="The presentation" src={making.data.embed} width="640" height="400" />}
      <ul>
        {list.data?.presentations.map(({ id, title, download }) => (
          <li key={id}>
            <a href={download}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}
