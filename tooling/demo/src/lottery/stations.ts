import { foldText } from '@saola/validation'

/** A station of the centre or the south, and the days on which it draws. */
export type Station = { name: string; code: string; region: 'central' | 'south'; weekdays: number[] }

const central = `
Phú Yên: 0; Đắk Lắk: 1; Quảng Nam: 1; Đà Nẵng: 2 5; Bình Định: 3; Quảng Trị: 3; Quảng Bình: 3; Gia Lai: 4; Ninh Thuận: 4
Quảng Ngãi: 5; Đắk Nông: 5; Kon Tum: 6; Khánh Hòa: 2 6; Thừa Thiên Huế: 0 6
`

const south = `
TP. Hồ Chí Minh: 0 5; Đồng Tháp: 0; Cà Mau: 0; Bến Tre: 1; Vũng Tàu: 1; Bạc Liêu: 1; Đồng Nai: 2; Cần Thơ: 2; Sóc Trăng: 2
Tây Ninh: 3; An Giang: 3; Bình Thuận: 3; Vĩnh Long: 4; Bình Dương: 4; Trà Vinh: 4; Long An: 5; Bình Phước: 5; Hậu Giang: 5
Tiền Giang: 6; Kiên Giang: 6; Đà Lạt: 6
`

/** The stations in the order of the boards: of two that draw on one day, the first one stands left. Days count from 0 for Monday. */
export const stations: readonly Station[] = [...stationsOf('central', central), ...stationsOf('south', south)]

function stationsOf(region: Station['region'], list: string): Station[] {
  return list
    .trim()
    .split(/[;\n]/u)
    .map((entry) => {
      const [name = '', days = ''] = entry.split(':').map((part) => part.trim())
      return { name, code: stationCode(name), region, weekdays: days.split(' ').map(Number) }
    })
}

/** `An Giang` as `an-giang`. A province that is merged into another one keeps its station, so names of places are no keys. */
function stationCode(name: string): string {
  return (foldText(name).match(/[a-z]+/gu) ?? []).join('-')
}
