/** Files, or whole folders with `/` at the end, that may use clock, chance or network by themselves, and why. */
export type AmbientRule = { why: string; files: readonly string[] }

/** Everything else takes `now`, `random` and `fetch` as parameters. A package without a line here is pure. */
export const ambientAllowed: readonly AmbientRule[] = [
  {
    why: 'entry files: they give the clock, chance and the network to everything below',
    files: [
      'apps/member/src/landing/island.ts',
      'packages/api-client/src/api-client.ts',
      'packages/conformance/src/main.ts',
      'packages/shell/src/context/clock.ts',
      'packages/shell/src/late-parts.tsx',
      'packages/shell/src/mount-app.tsx',
      'packages/shell/src/load-brand-texts.ts',
      'packages/shell/src/session/watch-session-end.ts',
      'tooling/game-engines/src/fishing/page.ts',
      'tooling/game-engines/src/matches/page.ts',
      'tooling/game-vendor/src/main.ts',
      'tooling/gateway/src/create-services.ts',
      'tooling/gateway/src/main.ts',
      'tooling/second-gateway/src/start-second-gateway.ts',
    ],
  },
  {
    why: 'hooks are where React meets the clock; what they hand on are numbers',
    files: [
      'apps/member/src/features/jackpot/use-sample-jackpot.ts',
      'apps/member/src/features/lines/ticket-for.ts',
      'apps/member/src/features/lines/use-line-probe.ts',
      'apps/member/src/features/lines/use-living-line.ts',
    ],
  },
  {
    why: 'chance picks a host once for the whole page, which outlives every component',
    files: ['apps/member/src/shared/hosts/hosts-in-use.ts'],
  },
  {
    why: 'the network is the job of the file, and its tests answer on a real port',
    files: [
      'packages/api-client/src/transport.ts',
      'packages/line-speed/src/ping.ts',
      'tooling/game-engines/src/kit/table-api.ts',
      'tooling/gateway/src/accounts/codes/phone-service.ts',
      'tooling/gateway/src/accounts/delivery/sms-carrier.ts',
      'tooling/gateway/src/games/aggregators/ask-aggregator.ts',
      'tooling/gateway/src/accounts/identity/identity-service.ts',
      'tooling/gateway/src/accounts/places/place-service.ts',
      'tooling/gateway/src/games/matches/match-list.ts',
      'tooling/gateway/src/vendors/ask-vendor.ts',
      'tooling/gateway/src/lottery/results/result-source.ts',
      'tooling/gateway/src/support/devices/send-push.ts',
      'tooling/gateway/src/wallet/vendor-wallets/vendor-wallet.ts',
    ],
  },
  {
    why: 'tools that measure, start or kill real processes in real time',
    files: [
      'tooling/bench/src/',
      'tooling/scripts/src/',
      'tooling/simulator/src/attackers/',
      'tooling/simulator/src/kill-test/',
    ],
  },
]
