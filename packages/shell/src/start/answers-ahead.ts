import { parseUrl } from '@saola/rules'

/** What of a page names the answers that came with it: an attribute with the path of the call. */
const mark = 'data-answers'

/** The page, as far as it is asked, where it is from, and how to send what did not come with it. */
export type PageAhead = {
  page: {
    querySelector(
      selector: string,
    ): { getAttribute(name: string): string | null; textContent: string | null } | null
  }
  address: string
  send: typeof globalThis.fetch
}

/**
 * A `fetch` that answers with what stands in the page, or takes the request that the page has sent ahead of its code, once for
 * each path, and sends everything else itself (system 31). An answer that stands there is JSON in a script; one that was
 * asked for is a preload. What failed ahead of the code is asked for again, with all that the call says.
 */
export function takeAnswersAhead({ page, address, send }: PageAhead): typeof globalThis.fetch {
  const taken = new Set<string>()
  const origin = parseUrl(address)?.origin

  async function answerAhead(path: string, signal: AbortSignal | null): Promise<Response | undefined> {
    const element = taken.has(path) ? null : page.querySelector(`[${mark}="${path}"]`)
    if (element === null) return undefined
    taken.add(path)
    const href = element.getAttribute('href')
    if (href === null) return new Response(element.textContent)
    const answer = await send(href, { signal }).catch(() => undefined)
    // Without its date, which is of when the page asked, and would set the clock wrong.
    return answer?.ok === true ? new Response(answer.body) : undefined
  }

  return async (input, init) => {
    const url = parseUrl(input instanceof Request ? input.url : String(input), address)
    const isOwn = url !== undefined && url.origin === origin
    const ahead = isOwn ? await answerAhead(url.pathname, init?.signal ?? null) : undefined
    return ahead ?? send(input, init)
  }
}
