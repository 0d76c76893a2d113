import type { ColourToken } from '@saola/brands/theme'
import type { Say } from './say.ts'

/** A group of colours that belong together, with what each is for. */
type Group = {
  name: (say: Say) => string
  tokens: readonly (readonly [token: ColourToken, vi: string, en: string])[]
}

/** Every colour that a brand may set, in the order in which one is chosen. */
export const colourGroups: readonly Group[] = [
  {
    name: (say) => say('Nền', 'Grounds'),
    tokens: [
      ['--ground', 'Nền trang', 'The page'],
      ['--surface', 'Nền thẻ', 'A card'],
      ['--surface-raised', 'Nền nổi', 'What lies on a card'],
      ['--line', 'Đường kẻ', 'A quiet line'],
      ['--line-strong', 'Viền ô nhập', 'The edge of a field'],
    ],
  },
  {
    name: (say) => say('Chữ', 'Words'),
    tokens: [
      ['--text', 'Chữ', 'Words'],
      ['--text-quiet', 'Chữ phụ', 'Quiet words'],
      ['--accent-text', 'Đường dẫn', 'Links'],
    ],
  },
  {
    name: (say) => say('Nút chính', 'The one act'),
    tokens: [
      ['--accent', 'Nút chính', 'The button'],
      ['--accent-deep', 'Khi rê chuột', 'Pointed at'],
      ['--on-accent', 'Chữ trên nút', 'Words on it'],
    ],
  },
  {
    name: (say) => say('Ý nghĩa', 'Meanings'),
    tokens: [
      ['--value', 'Tiền và phần thưởng', 'Money and prizes'],
      ['--on-value', 'Chữ trên nền ấy', 'Words on that'],
      ['--good', 'Thành công', 'Went well'],
      ['--warn', 'Cần để ý', 'Take care'],
      ['--bad', 'Lỗi', 'Went wrong'],
      ['--focus', 'Vòng bàn phím', 'The ring of the keyboard'],
    ],
  },
  {
    name: (say) => say('Trên tranh', 'Over pictures'),
    tokens: [
      ['--veil', 'Màn phủ', 'The veil'],
      ['--on-veil', 'Chữ trên màn', 'Words on it'],
      ['--veil-value', 'Con số trên màn', 'Figures on it'],
      ['--veil-accent', 'Điều yêu thích', 'What is loved'],
    ],
  },
]

/** The corners that a brand may set, with the most px that make sense. */
export const corners = [
  ['--radius-small', 'Nhỏ', 'Small', 24],
  ['--radius', 'Vừa', 'Medium', 32],
  ['--radius-large', 'Lớn', 'Large', 48],
] as const

/** The typefaces that a brand may set. */
export const faces = [
  ['--font-text', 'Chữ thường', 'Words'],
  ['--font-display', 'Tiêu đề', 'Headings'],
  ['--font-figures', 'Chữ số', 'Figures'],
] as const
