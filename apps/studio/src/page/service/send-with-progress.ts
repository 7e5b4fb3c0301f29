/** Sends a request and tells which part of its body is on its way, from 0 to 1, which `fetch` cannot. */
export async function sendWithProgress(
  request: Request,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  const body = await request.arrayBuffer();
  const call = new XMLHttpRequest();
  call.open(request.method, request.url);
  call.responseType = "arraybuffer";
  request.headers.forEach((value, name) => {
    call.setRequestHeader(name, value);
  });
  call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const response = await new Promise<Response>((resolve, reject) => {
    const stop = (): void => call.abort();
    request.signal.addEventListener("abort", stop);
    call.onload = () => resolve(toResponse(call));
    call.onerror = () => reject(new TypeError("the connection broke off"));
    call.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    call.onloadend = () => request.signal.removeEventListener("abort", stop);
    call.send(body);
  });
  return response;
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(call.response as ArrayBuffer, { status: call.status, headers });
}
