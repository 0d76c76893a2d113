import type { Page } from './page.ts'

/** Where the component workshop stands, which is a site of its own beside these pages. */
export function workshopPage(): Page {
  const markdown = [
    '# The workshop of components',
    'Every component of [`@saola/ui`](/packages/ui) with its states, in both languages, both themes and both widths, as the brand dresses it. ' +
      'Its tables of props are read from the source. [Why it is our own](/docs/decisions/0013-a-workshop-of-our-own.md).',
    '<p><a class="workshop-link" href="/workshop/index.html" target="_self">Open the workshop</a></p>',
    '<iframe class="workshop" src="/workshop/index.html" title="The workshop of components" loading="lazy"></iframe>',
    'While you work on a component, `pnpm --filter @saola/ui workshop` serves it with hot reload.',
  ].join('\n\n')
  return { file: 'workshop.md', title: 'The workshop', group: 'Packages', markdown }
}
