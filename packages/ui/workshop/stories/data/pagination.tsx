import { Pagination } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { pressIt, tabInto } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Pagination',
  group: 'press',
  purpose: {
    vi: 'Đi qua các trang của một danh sách; chỉ có một trang thì không hiện gì.',
    en: 'Walks the pages of a list; shows nothing at all for a single page.',
  },
  stories: [
    { id: 'few', name: { vi: 'Ít trang', en: 'Few pages' }, Show: Few },
    { id: 'many', name: { vi: 'Nhiều trang', en: 'Many pages' }, Show: Many },
  ],
  keys: [
    { ...tabInto, does: { vi: 'Đi qua từng nút, theo thứ tự.', en: 'Walks the buttons, in their order.' } },
    { ...pressIt, does: { vi: 'Mở trang đó; tiêu điểm ở lại.', en: 'Opens that page; the focus stays.' } },
  ],
}

type PagesProps = StoryProps & { start: number; count: number }

function Few({ say }: StoryProps): ReactElement {
  return <Pages say={say} start={1} count={4} />
}

function Many({ say }: StoryProps): ReactElement {
  return <Pages say={say} start={6} count={20} />
}

function Pages({ say, start, count }: PagesProps): ReactElement {
  const [shown, setShown] = useState(start)
  return (
    <Pagination
      label={say(`Trang của danh sách ${count} trang`, `Pages of a list of ${count}`)}
      page={shown}
      pageCount={count}
      onPageChange={setShown}
      previousLabel={say('Trang trước', 'Previous page')}
      nextLabel={say('Trang sau', 'Next page')}
      pageLabel={(number) => say(`Trang ${number}`, `Page ${number}`)}
    />
  )
}
