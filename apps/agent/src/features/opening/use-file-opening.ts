import { calls, type NewAccountInput } from '@saola/protocol'
import { readAccountsFile, readAccountType, type AccountRow, type FileProblem } from '@saola/rules'
import { useApp } from '@saola/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFileText } from './read-file-text.ts'

/** A row of a file with what became of it; passwords are not shown. */
export type FileRow = {
  line: number
  username: string
  outcome: 'ready' | 'opened' | 'existed' | 'refused'
  field?: string | undefined
  message?: string | undefined
}

/** How far a file has come. */
export type FileState =
  | { kind: 'none' }
  | { kind: 'unreadable'; problem: FileProblem }
  | { kind: 'checking' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'checked'; rows: readonly FileRow[] }
  | { kind: 'opening'; rows: readonly FileRow[]; done: number; total: number }
  | { kind: 'done'; rows: readonly FileRow[]; stopped: boolean }

export type FileOpening = {
  state: FileState
  choose: (file: File) => Promise<void>
  /** Opens what the check found ready. */
  open: () => Promise<void>
}

/** So many accounts go in one call: a second or two of work, and a step of progress. */
const perCall = 20

/** A file of accounts on its way: read here, checked by the gateway, opened in portions. */
export function useFileOpening(): FileOpening {
  const { t } = useTranslation('opening')
  const { api } = useApp()
  const queryClient = useQueryClient()
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const [typed, setTyped] = useState<ReadonlyMap<number, NewAccountInput>>(new Map())

  const check = async (read: readonly AccountRow[]): Promise<void> => {
    setState({ kind: 'checking' })
    const accounts = new Map(read.flatMap(toAccount))
    setTyped(accounts)
    try {
      const results =
        accounts.size === 0
          ? []
          : (await api.send(calls.team.openDownlines, { isCheck: true, accounts: [...accounts.values()] }))
              .results
      const answers = new Map([...accounts.keys()].map((line, place) => [line, results[place]]))
      const rows = read.map(({ line, username }): FileRow => {
        const answer = answers.get(line)
        if (answer === undefined) {
          return { line, username, outcome: 'refused', field: 'type', message: t('file.type') }
        }
        return { line, username, outcome: answer.outcome, field: answer.field, message: answer.message }
      })
      setState({ kind: 'checked', rows })
    } catch (error) {
      setState({ kind: 'failed', error, retry: () => void check(read) })
    }
  }

  const choose = async (file: File): Promise<void> => {
    const text = readFileText(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) {
      setState({ kind: 'unreadable', problem: { key: 'opening.file.letters' } })
      return
    }
    const read = readAccountsFile(text)
    if (read.kind === 'refused') setState({ kind: 'unreadable', problem: read })
    else await check(read.rows)
  }

  const open = async (): Promise<void> => {
    if (state.kind !== 'checked') return
    let rows = state.rows
    const lines = rows.filter(({ outcome }) => outcome === 'ready').map(({ line }) => line)
    let stopped = false
    for (let at = 0; at < lines.length && !stopped; at += perCall) {
      setState({ kind: 'opening', rows, done: at, total: lines.length })
      const portion = lines.slice(at, at + perCall)
      const accounts = portion.flatMap((line) => typed.get(line) ?? [])
      try {
        const { results } = await api.send(calls.team.openDownlines, { isCheck: false, accounts })
        const answers = new Map(portion.map((line, place) => [line, results[place]]))
        rows = rows.map((row) => ({ ...row, ...answers.get(row.line) }))
      } catch {
        // What is open stays; the person sends the file again, and nothing is opened twice.
        stopped = true
      }
    }
    setState({ kind: 'done', rows, stopped })
    await queryClient.invalidateQueries()
  }
  return { state, choose, open }
}

/** The row as the gateway reads it; nothing where its type is no type. */
function toAccount({ line, type: typedType, ...row }: AccountRow): [number, NewAccountInput][] {
  const type = readAccountType(typedType)
  return type === undefined ? [] : [[line, { ...row, type }]]
}
