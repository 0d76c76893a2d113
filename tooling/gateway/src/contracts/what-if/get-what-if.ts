import type { calls } from '@saola/protocol'
import { checkTerms, whatIf, type PastPeriod, type PeriodFigures, type Terms } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { contractFault } from '../steps/contract-fault.ts'
import { contractSettingsOf, usualCycle } from '../contract-settings.ts'
import { pastWindows, type PastWindow } from './past-windows.ts'
import { readFigures } from './read-figures.ts'
import { readSides } from './what-if-sides.ts'

/** How many periods are looked back at when nothing is said. */
const usualPeriods = 6

/**
 * What terms would have paid over the last periods (contracts 17). An upline asks for an account directly below and also
 * sees what its own contract would have left it; a downline asks for its own team and sees what the upline would pay.
 */
export const getWhatIf: Handler<typeof calls.contracts.whatIf> = async (context) => {
  const { account, services, merchant, language, input } = context
  const { terms, periods: count = usualPeriods } = input
  const { rates, carryOver } = contractSettingsOf(merchant.settings)
  // Whose figures they would be comes first: about a stranger's account nothing is said, whatever the terms.
  const { team, present, own } = await readSides(context)
  const issues = checkTerms(terms, rates[terms.kind])
  if (issues.length > 0) throw contractFault({ kind: 'invalid', issues }, language)
  const cycle = input.cycle ?? present?.cycle ?? usualCycle
  const windows = pastWindows(terms, { cycle, count, now: services.now() })
  const figuresOf = (accountId: number, by: Terms) =>
    readFigures(services.db, { accountId, windows, terms: by })
  const figures = await figuresOf(team, terms)
  const uplineFigures = own && (await figuresOf(account.id, own))
  const wanted = whatIf({ terms, carryOver, ...(own && { own }) }, periodsOf(windows, figures, uplineFigures))
  const inForce =
    present &&
    whatIf({ terms: present.terms, carryOver }, periodsOf(windows, await figuresOf(team, present.terms)))
  return {
    ...wanted,
    rows: figures.flatMap((each, at) => {
      const row = wanted.rows[at]
      const presentAmount = inForce?.rows[at]?.downlineAmount
      return row ? [{ ...row, ...describeFigures(each), ...(inForce && { presentAmount }) }] : []
    }),
    ...(inForce && { presentAmount: inForce.downlineAmount }),
  }
}

/** The windows with the figures of either side. */
function periodsOf(
  windows: readonly PastWindow[],
  figures: readonly PeriodFigures[],
  uplineFigures: readonly PeriodFigures[] = [],
): PastPeriod[] {
  return figures.map((downline, at) => {
    const upline = uplineFigures[at]
    return { key: windows[at]?.key ?? '', downline, ...(upline && { upline }) }
  })
}

/** What the team did in a window, as it travels. */
function describeFigures(figures: PeriodFigures) {
  const { window, validBet, activeMembers, netLoss, deductions } = figures
  return { ...window, validBet, activeMembers, netLoss, ...(deductions !== undefined && { deductions }) }
}
