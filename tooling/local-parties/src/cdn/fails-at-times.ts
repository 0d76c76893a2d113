/** How many of the answers of an unreliable host come: the third is always missing. */
const failsEvery = 3

/** Answers a request, as a server's `fetch` does. */
type Answer = (request: Request) => Response | Promise<Response>

/** A host that fails at times: every third request that `concerns` picks gets a 503, so that a client has to go on to another. */
export function failsAtTimes(answer: Answer, concerns: (path: string) => boolean): Answer {
  let asked = 0
  return (request) => {
    if (!concerns(new URL(request.url).pathname)) return answer(request)
    asked += 1
    if (asked % failsEvery !== 0) return answer(request)
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
