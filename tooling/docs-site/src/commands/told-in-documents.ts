import { from, type ToldCommand } from './told-command.ts'

const gate = 'tooling/scripts/src/rings/rings.ts'
const checks = 'tooling/scripts/src/check.ts'
const starts = 'tooling/scripts/test/starting/start.test.ts'
// An aggregator has to differ first.
const differences = 'tooling/gateway/test/aggregators/reconcile-list.test.ts'
const tarballs = 'tooling/scripts/src/verify/check-tarball.ts'

/** How each command of what lies below `docs`, and of the repository's own pages, is played. */
export const toldInDocuments: readonly ToldCommand[] = [
  ...from('README.md', [
    ['npx -y pnpm@12.21.0 start', { by: 'tooling/scripts/src/strangers/serve-new-brand.ts' }],
    ['npx -y pnpm@12.21.0 test', { by: gate }],
  ]),
  ...from('docs/vendors.md', [
    ['pnpm gateway ops vendor --do differences --vendor HUB88 --state open', { by: differences }],
    [
      "pnpm gateway ops vendor --do note-difference --vendor HUB88 --transactionId 16d2dcfe-b89e-11e7-854a-58404eea6d16 --reason 'they declined it after a time-out, and took it back' --by lan",
      { by: differences },
    ],
    [
      "pnpm gateway ops vendor --do add-title --vendor MYGAMES --gameCode COIN --family MINI --nameVi 'Sấp ngửa' --nameEn 'Heads or tails' --minStake 10000 --rtp 9800 --volatility low --vendorName 'My Games' --reason 'the contract is signed' --by lan",
      {
        at: 'platform',
        first:
          "pnpm gateway ops vendor --do connect --vendor MYGAMES --origin https://games.example --secret the-coin-signs-its-calls --reason 'the contract is signed' --by lan",
      },
    ],
  ]),
  ...from('CONTRIBUTING.md', [
    ['npx -y pnpm@12.21.0 start', { by: 'tooling/scripts/src/strangers/serve-new-brand.ts' }],
    ['pnpm check', { by: gate }],
    ['pnpm test --changed', { by: 'tooling/scripts/test/changes/changes.test.ts' }],
    ['pnpm test --unit [FILE]', { by: gate }],
    ['pnpm test --journeys [FILE]', { by: gate }],
    ['pnpm test', { by: gate }],
    ['pnpm test --all', { by: gate }],
  ]),
  ...from('docs/how-to/add-an-aggregator.md', [
    [
      'SAOLA_AGGREGATOR=on npx -y pnpm@12.21.0 start',
      { by: 'tooling/e2e/journeys/games/aggregator.test.ts' },
    ],
  ]),
  ...from('docs/how-to/add-a-brand.md', [
    ['pnpm brand new hoa-sen', { at: 'copy' }],
    [
      'pnpm brand new hoa-sen --title "Hoa Sen" --colour "#0f766e" --theme light --language en',
      { at: 'copy', first: 'rm -r tooling/brands/hoa-sen' },
    ],
    ['pnpm start', { by: starts }],
    ['pnpm dev', { at: 'copy', opens: 'with hot reload' }],
    ['pnpm brand check hoa-sen', { at: 'copy' }],
    // Three minutes in a browser; the test has a stand-in for the screens.
    ['pnpm brand check hoa-sen --screens', { by: 'tooling/scripts/test/brands/run-brand.test.ts' }],
    ['pnpm brand check', { at: 'copy' }],
  ]),
  ...from('docs/how-to/add-a-call.md', [
    ['pnpm gen', { by: checks }],
    ['pnpm test --unit --project gateway test/support test/http', { by: gate }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/add-a-form.md', [
    ['pnpm test --journeys form-kit failed-forms --project phone', { by: gate }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/add-a-game.md', [
    ['pnpm test --unit --project game-engines test/mines.test.ts', { at: 'copy' }],
    ['pnpm test --unit --project gateway test/vendor', { by: gate }],
    ['pnpm sim --seeds 200', { by: gate }],
    ['pnpm start', { by: starts }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/add-a-message.md', [
    ['pnpm test --unit --project @saola/i18n', { at: 'copy' }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/add-a-migration.md', [
    ['pnpm gen', { by: checks }],
    ['pnpm test --unit --project gateway test/AREA', { by: gate }],
    ['pnpm gateway migrate', { at: 'copy' }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/add-a-screen.md', [
    ['pnpm dev', { at: 'copy', opens: 'with hot reload' }],
    ['pnpm test --journeys accessibility --project phone', { by: gate }],
    ['pnpm check', { by: gate }],
  ]),
  ...from('docs/how-to/move-a-merchant.md', [
    [
      'SAOLA_TO_DATABASE_URL=postgres://user:password@db/saola SAOLA_TO_SCHEMA=sen pnpm gateway copy-merchant sen',
      { by: 'tooling/gateway/test/apart/moved-merchant.test.ts' },
    ],
  ]),
  ...from('docs/how-to/publish.md', [
    ['pnpm changeset version', { at: 'copy', first: committed() }],
    ['pnpm gen', { by: checks }],
    ['pnpm check', { by: gate }],
    ['pnpm verify', { by: gate }],
    ['pnpm manifest', { at: 'copy' }],
    ['git commit -am "chore: release" && git push', { at: 'copy' }],
    // What it would send is what `pnpm verify` packs.
    ['pnpm changeset publish', { by: tarballs }],
    ['sha256sum --check --quiet release.sha256', { at: 'copy' }],
    ['sha256sum release.sha256', { at: 'copy' }],
    ['curl -sS https://gateway.example/healthz', { at: 'platform' }],
  ]),
  ...from('docs/how-to/use-your-own-gateway.md', [
    [
      'npx @saola/conformance https://gateway.example --merchant sen --account lan:secret --agent minh:secret --json report.json --html report.html',
      { at: 'platform' },
    ],
  ]),
]

/** The copy as a clone of a repository that can be sent to. */
function committed(): string {
  const commit = 'git init -q -b main && git add -A && git commit -q -m "chore: start"'
  return `${commit} && git init -q --bare ../sent && git remote add origin ../sent && git push -q -u origin main`
}
