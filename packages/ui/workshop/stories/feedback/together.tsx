import { Button, Card, Notice, Skeleton, Together } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { Stack } from '../../layout.tsx'
import type { ComponentPage, Say, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Together',
  group: 'show',
  purpose: {
    vi: 'Các phần nằm dưới nhau mà chỉ dữ liệu mới cho biết chiều cao: hiện cùng lúc khi phần cuối đã có, nên không phần nào đẩy phần khác.',
    en: 'Parts below each other whose heights only their data tells: shown at once when the last is there, so that none moves another.',
  },
  stories: [{ id: 'late', name: { vi: 'Hai phần tới trễ', en: 'Two late parts' }, Show: Late }],
  keys: [],
}

/** When each part of the story comes, in ms. */
const [first, last] = [400, 1200]

function Late({ say }: StoryProps): ReactElement {
  const [turn, setTurn] = useState(0)
  return (
    <Stack>
      <Button onClick={() => setTurn(turn + 1)}>{say('Tải lại', 'Load again')}</Button>
      <Together key={turn}>
        <Stack>
          <Part afterMs={last} say={say} />
          <Part afterMs={first} say={say} />
          <Card title={say('Đã có từ đầu', 'There from the start')} />
        </Stack>
      </Together>
    </Stack>
  )
}

function Part({ afterMs, say }: { afterMs: number; say: Say }): ReactElement {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  if (!isThere) return <Skeleton />
  return <Notice>{say(`Có sau ${afterMs} ms`, `There after ${afterMs} ms`)}</Notice>
}
