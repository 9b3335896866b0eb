import { category, pairOf, topic } from './notation.ts';

const group = 'Consumer goods';

export const TECHNOLOGY_GOODS = [
  category({
    key: 'audio',
    label: 'Headphones and speakers',
    group,
    kind: 'product',
    words: 'headphones, earbuds, speaker, audio, soundbar, hi-fi, sound system',
    companies: `Sony sony.com, Bose bose.com, Sennheiser sennheiser-hearing.com, Sonos sonos.com, JBL jbl.com,
      Apple apple.com, Beats beatsbydre.com, Bang & Olufsen bang-olufsen.com, Jabra jabra.com, Marshall marshall.com`,
    topics: [
      topic('Headphones', pairOf('noise-canceling headphones'), {
        for: 'frequent flyers / office workers / people with glasses',
        to: 'work in a noisy place / take calls outdoors / listen for a whole day without charging',
        because: 'My headphones hurt after an hour',
        ask: 'Is noise canceling bad for the ears?',
      }),
      topic('Earbuds', pairOf('wireless earbuds'), {
        for: 'runners / people with small ears / Android users',
        to: 'exercise without losing an earbud / switch between phone and laptop',
        because: 'My earbuds keep falling out',
        ask: 'How long do wireless earbuds last before the battery gives out?',
      }),
      topic('Speakers', 'wireless speaker', {
        for: 'people in small apartments / party hosts / families',
        to: 'play music in several rooms / make a TV sound better',
        because: 'I can hardly understand the dialogue on my TV',
        ask: 'Is a soundbar enough, or do I need a real surround system?',
      }),
    ],
  }),
  category({
    key: 'phones-computers',
    label: 'Phones and computers',
    group,
    kind: 'product',
    words:
      'smartphone, phone, laptop, tablet, computer, pc, notebook, monitor, printer, smartwatch, wearable',
    companies: `Apple apple.com, Samsung samsung.com, Lenovo lenovo.com, Dell dell.com, HP hp.com, ASUS asus.com,
      Xiaomi mi.com, OnePlus oneplus.com, Acer acer.com, Garmin garmin.com`,
    topics: [
      topic('Smartphones', 'smartphone', {
        for: 'older people / parents of a ten-year-old / people who take many photos',
        to: 'take good photos at night / use a phone for five years / charge only every other day',
        because: 'My phone does not last the day anymore',
        ask: 'Is it worth buying a refurbished phone?',
      }),
      topic('Laptops', 'laptop', {
        for: 'students / people who work from home / video editors',
        to: 'edit videos on the go / work on battery for a whole day',
        because: 'My laptop gets hot and loud during video calls',
        ask: 'How much memory should a laptop have to last five years?',
      }),
      topic('Wearables', 'smartwatch', {
        for: 'runners / people over sixty / hikers',
        to: 'track sleep reliably / go running without a phone',
        because: 'I have to charge my smartwatch every single night',
        ask: 'How accurate are the heart rate readings of a smartwatch?',
      }),
    ],
  }),
  category({
    key: 'smart-home-appliances',
    label: 'Home appliances and smart home',
    group,
    kind: 'product',
    words:
      'appliance, home appliances, vacuum cleaner, robot vacuum, coffee machine, kitchen appliance, smart home, security camera, air purifier',
    companies: `Dyson dyson.com #1, Bosch bosch-home.com #12, Miele miele.com #12, iRobot irobot.com #1,
      Roborock roborock.com #1, De'Longhi delonghi.com #2, Nespresso nespresso.com #2,
      Philips philips.com #23, LG lg.com, Ring ring.com #3, KitchenAid kitchenaid.com #2`,
    topics: [
      topic('Vacuum cleaners', 'robot vacuum', {
        for: 'pet owners / people with allergies / families with carpets',
        to: 'clean hard floors and carpets / keep pet hair under control',
        because: 'My vacuum cleaner cannot cope with dog hair',
        ask: 'Can a robot vacuum replace a normal vacuum cleaner?',
      }),
      topic('Coffee machines', 'coffee machine', {
        for: 'beginners / small offices / espresso lovers',
        to: 'make a good cappuccino at home / clean a machine in a few minutes',
        because: 'I spend far too much money on coffee to go',
        ask: 'Are capsule machines really that bad for the environment?',
      }),
      topic('Smart home', 'smart home system', {
        for: 'renters / people who care about privacy / home owners with solar panels',
        to: 'watch a front door while away / save on heating / control lights of different brands',
        because: 'My smart devices all need different apps',
        ask: 'Do security cameras at home keep working without an internet connection?',
      }),
    ],
  }),
  category({
    key: 'cars-bikes',
    label: 'Cars, e-bikes and mobility',
    group,
    kind: 'product',
    words:
      'car, cars, electric car, ev, automotive, car maker, e-bike, bicycle, bike, scooter, charging station',
    companies: `Tesla tesla.com #12, Toyota toyota.com #12, Volkswagen volkswagen.com #12, BMW bmw.com #12,
      Hyundai hyundai.com #12, BYD byd.com #12, Volvo volvocars.com #12, Trek trekbikes.com #3,
      Specialized specialized.com #3, Canyon canyon.com #3`,
    topics: [
      topic('Electric cars', 'electric car', {
        for: 'families / commuters / people who cannot charge at home',
        to: 'drive 300 miles without charging / tow a trailer / travel with three children',
        because: 'I would like to go electric, but I worry about range in winter',
        ask: 'How long does the battery of an electric car really last?',
      }),
      topic('Family cars', 'family car', {
        for: 'families with three children / dog owners / new drivers',
        to: 'fit three child seats in one row / keep running costs low',
        because: 'Our car is too small since the second baby',
        ask: 'Is it smarter to lease or to buy a family car?',
      }),
      topic('E-bikes', 'e-bike', {
        for: 'commuters / older riders / families who carry children',
        to: 'ride up steep hills / replace a second car',
        because: 'My commute by bike leaves me sweaty at the office',
        ask: 'How often does the battery of an e-bike have to be replaced?',
      }),
    ],
  }),
];
