import { checkGateway, type CheckOptions, type Report } from '@saola/conformance'
import { account, merchant, openTinyGateway, type Handlers, type Lapses } from './tiny-gateway.ts'

export type Fault =
  | Handlers
  | ((state: Parameters<NonNullable<Parameters<typeof openTinyGateway>[0]>>[0]) => Handlers)

/** The report on a tiny gateway with these faults. */
export async function reportOn(
  fault: Fault = {},
  { lapses = {}, ...more }: { lapses?: Lapses } & Partial<CheckOptions> = {},
): Promise<Report> {
  const gateway = await openTinyGateway(typeof fault === 'function' ? fault : () => fault, lapses)
  try {
    let chance = 0
    return await checkGateway({
      url: gateway.url,
      merchant,
      account,
      send: fetch,
      now: Date.now,
      random: (length) => Uint8Array.from({ length }, () => (chance += 1) % 256),
      ...more,
    })
  } finally {
    await gateway.close()
  }
}

/** The ids of all calls and rules that differ, each with the first field in which it does. */
export function differencesIn({ calls, rules }: Report): Record<string, string | undefined> {
  return Object.fromEntries(
    [calls, rules]
      .flat()
      .filter(({ outcome }) => outcome === 'differs')
      .map(({ id, differences }) => [id, differences[0]?.field]),
  )
}
