import type { Random } from './random'

/** Given and family names that go together; a name is written as its person writes it in English. */
const COMMUNITIES = [
  {
    given:
      'Wei Ming,Hui Ling,Jia Hao,Mei Fen,Boon Keng,Xin Yi,Kok Leong,Shu Fang,Grace,Daniel,Zhi Wei,Li Ting,Jun Jie,Siew Lan,Chee Keong,Pei Shan,Kelvin,Rachel,Yong Sheng,Mei Ling,Kah Wai,Hwee Min',
    family: 'Tan,Lim,Lee,Ng,Ong,Wong,Goh,Chua,Chan,Koh,Teo,Ang,Yeo,Toh,Sim,Low,Ho,Quek,Seah,Foo',
  },
  {
    given: 'Siti,Ahmad,Nurul,Farid,Aisyah,Zul,Hafiz,Rosnah,Iskandar,Fatimah',
    family: 'Rahman,Ismail,Yusof,Hassan,Osman,Salleh,Karim,Latiff,Jaafar,Bakar',
  },
  {
    given: 'Kumar,Priya,Ravi,Anitha,Suresh,Kavitha,Ganesh,Lakshmi,Vijay,Deepa',
    family: 'Nair,Pillai,Menon,Rajan,Krishnan,Naidu,Samy,Chandran,Raju,Murugan',
  },
].map(({ given, family }) => ({ given: given.split(','), family: family.split(',') }))

const GIVEN = COMMUNITIES.flatMap(({ given, family }) => given.map(name => ({ name, family })))

/** One name after the other, drawn by chance and none twice. */
export function namesOf(random: Random): () => string {
  const taken = new Set<string>()
  return () => {
    const given = random.pick(GIVEN)
    let place = GIVEN.indexOf(given)
    const first = random.whole(0, given.family.length - 1)
    for (let tried = 0; tried < 10_000; tried++) {
      const { name, family } = GIVEN[place % GIVEN.length]!
      const full = `${name} ${family[(first + tried) % family.length]}`
      if (!taken.has(full)) {
        taken.add(full)
        return full
      }
      // All families of this given name are taken: the next one.
      if ((tried + 1) % family.length === 0) place++
    }
    throw new Error('The demo company has more people than names')
  }
}
