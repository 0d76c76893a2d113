import { allCalls, sitePages } from '@saola/protocol'
import type { Source } from './read-sources.ts'

/** Acts that no screen asks about before it offers them, each with why. */
const askedElsewhere: Readonly<Record<string, string>> = {
  'member.acceptTerms': 'the gateway that asks for it takes the answer',
  'protection.answerCheck': 'the check comes from the gateway that counts it',
  'session.handOver': 'goes with a game that is played at another address',
  'session.invited': 'an invitation that cannot be told stays as it was typed',
  'session.login': 'nobody gets in without it',
  'session.loginVerification': 'follows a sign-in that asks for it',
  'session.logout': 'this device forgets the session without it',
  'session.takeOver': 'follows a hand-over',
  'support.readMessage': 'a message that is read says so by itself',
  'system.reportVisit': 'tells what nobody on the page waits for',
}

const sources = /^(?:apps\/[^/]+|packages\/(?:shell|sign-in))\/src\//
const asked =
  /(?:useHasCalls|hasCall)\([^;{}]*|<Offered by="[^"]+"|\bby: '[^']+'|may\([^)]*|(?:calls|code): \[?'[^\n]*/g
const named = /'([a-z]+\.[A-Za-z]+)'|"([a-z]+\.[A-Za-z]+)"|calls\.([a-z]+\.[A-Za-z]+)\.id/g

/** Where an act is sent that no page, link or button asks the gateway for, as `path: act` (system 51). */
export function unofferedActs(all: readonly Source[]): string[] {
  const inApps = all.filter(({ path }) => sources.test(path))
  const offered = new Set<string | undefined>([
    ...Object.keys(askedElsewhere),
    ...sitePages.flatMap((page) => [...page.calls, ...(page.oneOf ?? [])]),
    ...inApps
      .flatMap(({ text }) => [...text.matchAll(asked)])
      .flatMap(([question]) => [...question.matchAll(named)])
      .flatMap(([, one, two, three]) => [one, two, three]),
  ])
  return allCalls()
    .filter(({ id, method }) => method !== 'GET' && !offered.has(id))
    .flatMap(({ id }) => {
      const sent = new RegExp(String.raw`\bcalls\.${id}\b`)
      return inApps
        .filter(({ text }) => sent.test(text))
        .map(({ path }) => `${path}: ${id} is offered by gateways that may not have it: wrap it in <Offered>`)
    })
}
