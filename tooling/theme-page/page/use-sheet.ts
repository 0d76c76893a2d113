import { useEffect, useState } from 'react'

/** How the sheet of a brand stands here and in its folder. */
export type Sheet = {
  css: string
  isChanged: boolean
  outcome: Outcome | undefined
  change: (css: string) => void
  save: () => Promise<void>
  /** Reads the folder again; what was not saved is gone. */
  reread: () => Promise<void>
}

/** What came of saving: written, written by somebody else meanwhile, no sheet, or nobody answered. */
export type Outcome = 'saved' | 'written meanwhile' | 'no sheet' | 'failed'

type Kept = { css: string; tag: string }

/** The sheet of the brand whose host the page has; undefined until it is there. */
export function useSheet(): Sheet | undefined {
  const [kept, setKept] = useState<Kept>()
  const [css, setCss] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    void readKept().then((read) => {
      setKept(read)
      setCss(read.css)
    })
  }, [])
  const isChanged = kept !== undefined && css !== kept.css
  useEffect(() => {
    if (!isChanged) return undefined
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [isChanged])

  if (kept === undefined) return undefined
  return {
    css,
    isChanged,
    outcome,
    change: (next) => {
      setCss(next)
      setOutcome(undefined)
    },
    save: async () => {
      const { tag, result } = await write(css, kept.tag)
      if (tag !== null) setKept({ css, tag })
      setOutcome(result)
    },
    reread: async () => {
      const read = await readKept()
      setKept(read)
      setCss(read.css)
      setOutcome(undefined)
    },
  }
}

async function readKept(): Promise<Kept> {
  const answer = await fetch('/theme.css')
  return { css: await answer.text(), tag: answer.headers.get('ETag') ?? '' }
}

const outcomes: Record<number, Outcome> = { 204: 'saved', 412: 'written meanwhile', 422: 'no sheet' }

async function write(css: string, known: string): Promise<{ tag: string | null; result: Outcome }> {
  try {
    const answer = await fetch('/theme.css', { method: 'PUT', body: css, headers: { 'If-Match': known } })
    return {
      tag: answer.ok ? answer.headers.get('ETag') : null,
      result: outcomes[answer.status] ?? 'failed',
    }
  } catch {
    return { tag: null, result: 'failed' }
  }
}
