import { DataTable, type Column } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './component-sheet.module.css'
import { PropsTables } from './props-tables.tsx'
import { groups, type Listed } from './registry.ts'
import type { KeyNote, Story } from './story.ts'
import { sayIn, writeView, type View } from './view.ts'

type SheetProps = { page: Listed; view: View }

/** The whole page of a component: what it is for, its stories, its keys and its props. */
export function ComponentSheet({ page, view }: SheetProps): ReactElement {
  const say = sayIn(view.lang)
  return (
    <main className={styles.sheet} tabIndex={-1} data-component={page.id}>
      <header className={styles.head}>
        <p className={styles.group}>{groups[page.group][view.lang]}</p>
        <h1>{page.component}</h1>
        <p className={styles.purpose}>{page.purpose[view.lang]}</p>
        <code className={styles.code}>{`import { ${page.component} } from '@saola/ui'`}</code>
      </header>
      {page.stories.map((story) => (
        <StoryBox key={story.id} page={page} story={story} view={view} />
      ))}
      <section>
        <h2 className={styles.heading}>{say('Bàn phím', 'Keyboard')}</h2>
        <Keys notes={page.keys} view={view} />
      </section>
      <section>
        <h2 className={styles.heading}>{say('Thuộc tính', 'Props')}</h2>
        <PropsTables id={page.id} say={say} />
      </section>
    </main>
  )
}

function StoryBox({ page, story, view }: SheetProps & { story: Story }): ReactElement {
  const address = `page.html${writeView(view, `${page.id}/${story.id}`)}`
  const name = story.name[view.lang]
  return (
    <section className={styles.story} id={story.id}>
      <h2 className={styles.heading}>{name}</h2>
      {story.window ? (
        <div className={styles.window}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this workshop */}
          <iframe title={name} src={address} {...story.window} />
        </div>
      ) : (
        <div className={styles.canvas} data-story={story.id}>
          <story.Show say={sayIn(view.lang)} />
        </div>
      )}
    </section>
  )
}

function Keys({ notes, view }: { notes: readonly KeyNote[]; view: View }): ReactElement {
  const say = sayIn(view.lang)
  if (notes.length === 0)
    return (
      <p className={styles.none}>
        {say('Chỉ để đọc, không có gì để bấm.', 'Only read; there is nothing to operate.')}
      </p>
    )
  return (
    <DataTable
      caption={say('Phím', 'Keys')}
      captionHidden
      rows={notes}
      rowKey={(note) => note.keys}
      columns={keyColumns(view)}
    />
  )
}

function keyColumns({ lang }: View): readonly Column<KeyNote>[] {
  const say = sayIn(lang)
  return [
    {
      id: 'keys',
      header: say('Phím', 'Key'),
      heading: true,
      cell: (note) => <kbd className={styles.key}>{note.keys}</kbd>,
    },
    { id: 'does', header: say('Làm gì', 'What it does'), cell: (note) => note.does[lang] },
  ]
}
