import { AppFrame, BottomBar, BrandMark, IconButton, SideRail, TopBar } from '@saola/ui'
import type { ReactElement } from 'react'
import { samplePlaces } from '../../sample-places.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'AppFrame',
  group: 'frame',
  purpose: {
    vi: 'Đặt các thanh và trang vào chỗ; trang là main#content, rộng nhất 1280 px.',
    en: 'Puts rail, bars and page in their places; the page is main#content, at most 1280 px wide.',
  },
  stories: [
    {
      id: 'desktop',
      name: { vi: 'Máy tính', en: 'Desktop' },
      Show: Whole,
      window: { height: 520, width: 1100 },
    },
    {
      id: 'phone',
      name: { vi: 'Điện thoại', en: 'Phone' },
      Show: Whole,
      window: { height: 560, width: 390 },
    },
  ],
  keys: [
    {
      keys: 'Tab',
      does: {
        vi: 'Trước hết đến đường nhảy qua phần đường đi, rồi lần lượt từ trên xuống.',
        en: 'First the link that jumps over the navigation, then everything from the top.',
      },
    },
  ],
}

function Whole({ say }: StoryProps): ReactElement {
  const items = samplePlaces(say)
  return (
    <AppFrame
      skipLabel={say('Đến nội dung', 'Skip to content')}
      top={
        <TopBar
          start={<BrandMark size={30} />}
          end={<IconButton icon="bell" label={say('Thông báo', 'Messages')} />}
        />
      }
      rail={<SideRail label={say('Chính', 'Main')} groups={[{ id: 'main', items }]} />}
      bottom={<BottomBar label={say('Chính', 'Main')} items={items} />}
    >
      <h1>{say('Đêm nay bạn chơi gì?', 'What do you play tonight?')}</h1>
    </AppFrame>
  )
}
