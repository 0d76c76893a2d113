import { SkipLink } from '@saola/ui'
import type { ReactElement } from 'react'
import { followIt } from '../../keys.ts'
import { Page } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'SkipLink',
  group: 'frame',
  purpose: {
    vi: 'Chỗ dừng đầu tiên của bàn phím: chỉ hiện khi có tiêu điểm, nhảy qua phần đường đi. AppFrame đã có sẵn.',
    en: 'The first stop of the keyboard: unseen until focused, jumps over the navigation. AppFrame brings one.',
  },
  stories: [
    { id: 'first', name: { vi: 'Chỗ dừng đầu', en: 'The first stop' }, Show: First, window: { height: 140 } },
  ],
  keys: [
    {
      keys: 'Tab',
      does: { vi: 'Ngay từ đầu trang: hiện ra.', en: 'At the very start of a page: shows it.' },
    },
    { ...followIt, does: { vi: 'Nhảy đến nội dung.', en: 'Jumps to the content.' } },
  ],
}

function First({ say }: StoryProps): ReactElement {
  return (
    <>
      <SkipLink href="#content">{say('Đến nội dung', 'Skip to content')}</SkipLink>
      <Page>
        <p>{say('Bấm vào đây rồi gõ Shift+Tab để thấy.', 'Click here and press Shift+Tab to see it.')}</p>
      </Page>
    </>
  )
}
