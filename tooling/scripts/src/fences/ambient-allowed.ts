/** Files, or whole folders with `/` at the end, that may use clock, chance or network by themselves, and why. */
export type AmbientRule = { why: string; files: readonly string[] }

/** Everything else takes `now`, `random` and `fetch` as parameters. A package without a line here is pure. */
export const ambientAllowed: readonly AmbientRule[] = [
  {
    why: 'entry files: they give the clock, chance and the network to everything below',
    files: [
      'packages/api-client/src/api-client.ts',
      'packages/shell/src/mount-app.tsx',
      'packages/shell/src/load-brand-texts.ts',
      'packages/shell/src/session/watch-session-end.ts',
      'tooling/game-engines/src/fishing/page.ts',
      'tooling/game-engines/src/matches/page.ts',
      'tooling/game-vendor/src/main.ts',
      'tooling/gateway/src/create-services.ts',
      'tooling/gateway/src/main.ts',
    ],
  },
  {
    why: 'hooks are where React meets the clock; what they hand on are numbers',
    files: [
      'packages/shell/src/context/use-now.ts',
      'packages/shell/src/contracts/terms-form.tsx',
      'packages/shell/src/forms/refusal.ts',
      'packages/sign-in/src/codes/use-code-sending.ts',
      'apps/member/src/features/play/use-check-due.ts',
      'apps/member/src/shared/lottery/server-clock.ts',
      'apps/member/src/features/jackpot/use-sample-jackpot.ts',
      'apps/member/src/features/lines/use-line-probe.ts',
    ],
  },
  {
    why: 'chance picks a host once for the whole page, which outlives every component',
    files: ['apps/member/src/shared/hosts/hosts-in-use.ts'],
  },
  {
    why: 'a loader is where a route meets the clock; the queries take the moment',
    files: [
      'apps/agent/src/routes/_agent/contracts.bills.tsx',
      'apps/agent/src/routes/_agent/team.bets.tsx',
      'apps/member/src/routes/_member/wallet/_tabs/bets.tsx',
      'apps/member/src/routes/_member/wallet/_tabs/profit.tsx',
      'apps/member/src/routes/_member/wallet/_tabs/statement.tsx',
    ],
  },
  {
    why: 'a query says when it looks again, and TanStack asks it without an argument for the time',
    files: ['apps/member/src/features/deposit/deposit-queries.ts'],
  },
  {
    why: 'a page of records keeps the moment at which it was opened',
    files: [
      'apps/member/src/features/records/bets-page.tsx',
      'apps/member/src/features/records/profit-page.tsx',
      'apps/member/src/features/records/recent-entries.tsx',
      'apps/member/src/features/rewards/vip/bonus-page.tsx',
      'apps/member/src/features/records/statement-page.tsx',
    ],
  },
  {
    why: 'the network is the job of the file, and its tests answer on a real port',
    files: [
      'packages/api-client/src/transport.ts',
      'packages/line-speed/src/ping.ts',
      'tooling/game-engines/src/kit/table-api.ts',
      'tooling/gateway/src/accounts/codes/phone-service.ts',
      'tooling/gateway/src/accounts/delivery/sms-carrier.ts',
      'tooling/gateway/src/games/matches/match-list.ts',
      'tooling/gateway/src/lottery/results/result-source.ts',
      'tooling/gateway/src/support/devices/send-push.ts',
      'tooling/gateway/src/wallet/vendor-wallets/vendor-wallet.ts',
    ],
  },
  {
    why: 'tools that measure, start or kill real processes in real time',
    files: ['tooling/bench/src/', 'tooling/scripts/src/', 'tooling/simulator/src/kill-test/'],
  },
]
