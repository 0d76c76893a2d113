import { DataTable, type Column } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './props-tables.module.css'
import { readProps, type PropNote } from './read-props.ts'
import type { Say } from './story.ts'

const sources = import.meta.glob<string>('../src/*/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** A component's file, whichever shelf it stands on. */
function sourceOf(id: string): string {
  const path = Object.keys(sources).find((each) => each.endsWith(`/${id}.tsx`))
  return (path !== undefined && sources[path]) || ''
}

/** The props of every type that the component's file exports, in the words of the code. */
export function PropsTables({ id, say }: { id: string; say: Say }): ReactElement {
  const types = readProps(sourceOf(id))
  if (types.length === 0)
    return (
      <p className={styles.base}>
        {say('Chỉ có', 'Only')} <code>children</code>.
      </p>
    )
  return (
    <div className={styles.types}>
      {types.map(({ name, props, base }) => (
        <div key={name}>
          {props.length > 0 && (
            <DataTable caption={name} rows={props} rowKey={(prop) => prop.name} columns={propColumns(say)} />
          )}
          {base && (
            <p className={styles.base}>
              <code>{name}</code> {say('nhận thêm mọi thuộc tính của', 'takes all the props of')}{' '}
              <code>{base}</code>.
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

function propColumns(say: Say): readonly Column<PropNote>[] {
  return [
    {
      id: 'name',
      header: say('Tên', 'Name'),
      heading: true,
      cell: (prop) => <code className={styles.name}>{`${prop.name}${prop.optional ? '?' : ''}`}</code>,
    },
    {
      id: 'type',
      header: say('Kiểu', 'Type'),
      cell: (prop) => <code className={styles.type}>{prop.type}</code>,
    },
    {
      id: 'does',
      header: say('Ghi chú trong mã', 'What the code says'),
      cell: (prop) => prop.does && <span lang="en">{prop.does}</span>,
    },
  ]
}
