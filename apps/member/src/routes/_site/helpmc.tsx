import { loadAreas } from '@saola/i18n'
import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { HelpPage } from '#features/support/help-page.tsx'

const readHelpSearch = searchReader({ text: z.string().check(z.minLength(1), z.maxLength(100)) })

/** The help centre; with `text` only the articles that hold its words. */
export const Route = createFileRoute('/_site/helpmc')({
  validateSearch: readHelpSearch,
  loader: ({ context }) => loadAreas(context.i18n, 'support', 'protection', 'tour'),
  component: HelpRoute,
})

function HelpRoute() {
  const { text } = Route.useSearch()
  return <HelpPage key={text} asked={text} />
}
