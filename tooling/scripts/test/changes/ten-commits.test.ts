import { beforeAll, describe, expect, it } from 'vitest'
import { readRepository, type Repository } from '../../src/changes/read-repository.ts'
import { linksOf, type Links } from '../../src/changes/links.ts'
import { testsFor } from '../../src/changes/tests-for.ts'

/** Ten commits of the history: a file that each touched, and the test that fails when a bug is planted there. */
const commits: readonly (readonly [commit: string, what: string, file: string, test: string])[] = [
  [
    '2d9795bc',
    'a rule: what was issued is not shown as received',
    'packages/rules/src/promotions/reward-group.ts',
    'packages/rules/test/promotions.test.ts',
  ],
  [
    'e65f5a02',
    'a store: own days are added twice',
    'tooling/gateway/src/team/reports/figure-part-store.ts',
    'tooling/gateway/test/team/daily-figures.test.ts',
  ],
  [
    'e45b2e08',
    'a text: a value has another name in English',
    'packages/i18n/src/catalogues/transfer/en.ts',
    'packages/i18n/test/catalogues.test.ts',
  ],
  [
    '6a60675e',
    'an engine: a tie at 21 wins',
    'tooling/game-engines/src/blackjack/settle-table.ts',
    'tooling/game-engines/test/blackjack.test.ts',
  ],
  [
    '290b159d',
    'a migration: a bill is refused only where something is paid',
    'tooling/gateway/migrations/0046-bill-endings.sql',
    'tooling/gateway/test/contracts/bill-endings.test.ts',
  ],
  [
    '9ae7d5d0',
    'a format: a gain has no plus',
    'packages/i18n/src/formats/format-number.ts',
    'packages/i18n/test/format.test.ts',
  ],
  [
    '3171b494',
    'a schema: a reply does not know one of its states',
    'packages/protocol/src/entities/points.ts',
    'tooling/gateway/test/points/points.test.ts',
  ],
  [
    '2e837a99',
    'a call with its screen: Zalo is opened with the number of abroad',
    'packages/shell/src/contact/contact-links.tsx',
    'tooling/e2e/journeys/agent/line-contact.test.ts',
  ],
  [
    'c2ad01e6',
    "an agent's screen: the way up leads to a sister",
    'apps/agent/src/features/team/tree/walk-tree.ts',
    'apps/agent/test/team-tree.test.ts',
  ],
  [
    '9b3134a4',
    'a component: the last line is stepped over',
    'packages/ui/src/navigation/next-line.ts',
    'packages/ui/test/next-line.test.ts',
  ],
]

/** What only a browser shows, and the journey that walks it. */
const screens = [
  ['apps/member/src/features/lottery/slip/slip-bar.module.css', 'tooling/e2e/journeys/lottery/slip.test.ts'],
  ['apps/agent/src/features/team/tree/team-tree.tsx', 'tooling/e2e/journeys/agent/team-tree.test.ts'],
] as const

describe('what is chosen', () => {
  let repository: Repository
  let links: Links
  beforeAll(() => {
    repository = readRepository()
    links = linksOf(repository)
  })

  it.each(screens)('for %s is its journey', (file, journey) => {
    expect(testsFor([file], repository, links).journeys).toContain(journey)
  })

  it.each(commits)('finds a bug in %s, %s', (_commit, _what, file, test) => {
    const { units, journeys } = testsFor([file], repository, links)
    expect([...units, ...journeys]).toContain(test)
  })
})
