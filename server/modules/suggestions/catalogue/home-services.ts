import { category, topic } from './notation.ts';

const group = 'Services';

export const HOME_AND_HEALTH_SERVICES = [
  category({
    key: 'real-estate',
    label: 'Real estate and moving',
    group,
    kind: 'service',
    words:
      'real estate, property, homes, apartments, rental, realtor, estate agent, moving, movers, property management, coworking',
    companies: `Zillow zillow.com #1, Redfin redfin.com #1, Realtor.com realtor.com #1, RE/MAX remax.com #1,
      Compass compass.com #1, Rightmove rightmove.co.uk #1, Opendoor opendoor.com #1, U-Haul uhaul.com #2,
      WeWork wework.com #3, CBRE cbre.com #3`,
    topics: [
      topic('Buying and selling homes', 'real estate agency', {
        for: 'first-time sellers / families who move for a job / people who inherited a house',
        to: 'sell a house quickly / find out what a home is worth',
        because: 'Our house has been on the market for six months',
        ask: 'Can I sell my house without an agent?',
      }),
      topic('Moving', 'moving company', {
        for: 'families / older people / a small office',
        to: 'move to another state / move a piano safely',
        because: 'We have to move out within four weeks',
        ask: 'How do I spot a moving company that is not honest?',
      }),
      topic('Offices', 'coworking provider', {
        for: 'freelancers / a team of ten / a company with remote staff',
        to: 'rent an office by the month / meet clients downtown',
        because: 'I cannot concentrate at home anymore',
        ask: 'Is a coworking space cheaper than an office of one’s own?',
      }),
    ],
  }),
  category({
    key: 'telecom',
    label: 'Internet and mobile providers',
    group,
    kind: 'provider',
    words: 'internet provider, broadband, mobile carrier, telecom, phone plan, mobile plan, esim, fiber, 5g',
    companies: `Verizon verizon.com #12, AT&T att.com #12, T-Mobile t-mobile.com #12, Xfinity xfinity.com #1,
      Vodafone vodafone.com #12, Spectrum spectrum.com #1, Mint Mobile mintmobile.com #2,
      Starlink starlink.com #1, Google Fi google.com #2, Airalo airalo.com #3`,
    topics: [
      topic('Internet at home', 'internet provider', {
        for: 'gamers / families who stream a lot / people in the countryside',
        to: 'work from home without dropouts / switch providers without a gap',
        because: 'My internet drops out every evening',
        ask: 'How much bandwidth does a family of four need?',
      }),
      topic('Mobile plans', 'mobile carrier', {
        for: 'seniors / teenagers / people who hardly make calls',
        to: 'keep a phone number when switching / get good reception in the countryside',
        because: 'I pay for far more data than I use',
        ask: 'Do cheap mobile carriers have slower data than the big networks?',
      }),
      topic('Data abroad', 'eSIM provider', {
        for: 'tourists / business travelers / digital nomads',
        to: 'use data in several countries / avoid roaming fees',
        because: 'My last vacation ended with a huge phone bill',
        ask: 'Can I keep my number for calls while I use an eSIM for data?',
      }),
    ],
  }),
  category({
    key: 'energy',
    label: 'Energy and solar',
    group,
    kind: 'service',
    words:
      'solar, solar panels, energy, electricity, heat pump, renewable, utility, battery storage, heating',
    companies: `Sunrun sunrun.com, Octopus Energy octopus.energy, Enphase enphase.com, SunPower sunpower.com,
      E.ON eon.com, Enpal enpal.de, Vattenfall vattenfall.com, NextEra Energy nexteraenergy.com, Iberdrola iberdrola.com`,
    topics: [
      topic('Solar power', 'solar installer', {
        for: 'home owners / a small factory / people with an old roof',
        to: 'put solar panels on a roof / store solar power for the night',
        because: 'Our electricity bill has doubled',
        ask: 'After how many years do solar panels pay off?',
      }),
      topic('Heating', 'heat pump installer', {
        for: 'owners of an old house / landlords / builders of a new home',
        to: 'replace a gas heating system / heat a house without oil',
        because: 'Our gas heating is twenty-five years old',
        ask: 'Does a heat pump work in an old house with radiators?',
      }),
      topic('Electricity', 'electricity provider', {
        kind: 'provider',
        for: 'owners of an electric car / a bakery / tenants',
        to: 'switch to green electricity / pay less for power at night',
        because: 'My electricity provider has raised its prices again',
        ask: 'How green is green electricity really?',
      }),
    ],
  }),
  category({
    key: 'logistics',
    label: 'Shipping and logistics',
    group,
    kind: 'service',
    words:
      'logistics, shipping, courier, parcel, freight, fulfillment, supply chain, delivery service, warehouse',
    companies: `UPS ups.com, FedEx fedex.com, DHL dhl.com, Maersk maersk.com, Kuehne+Nagel kuehne-nagel.com, Flexport flexport.com,
      ShipBob shipbob.com, USPS usps.com, DB Schenker dbschenker.com, GLS gls-group.com`,
    topics: [
      topic('Sending parcels', 'parcel service', {
        for: 'private senders / a small online shop / people who ship abroad',
        to: 'send a parcel abroad / ship fragile things safely',
        because: 'My parcel has been stuck at customs for two weeks',
        ask: 'Who pays if a parcel gets lost?',
      }),
      topic('Fulfillment for online stores', 'fulfillment service', {
        for: 'an online shop with 50 orders a day / a food brand / a start-up from abroad',
        to: 'deliver within two days / handle returns without chaos',
        because: 'We pack orders until midnight',
        ask: 'From how many orders a day does outsourcing fulfillment make sense?',
      }),
      topic('Freight', 'freight forwarder', {
        for: 'an importer / a machine builder / a mid-sized manufacturer',
        to: 'ship a container from Asia / track freight from door to door',
        because: 'Our containers arrive later every time',
        ask: 'When is air freight worth its price?',
      }),
    ],
  }),
  category({
    key: 'health-services',
    label: 'Health services',
    group,
    kind: 'service',
    words:
      'telehealth, telemedicine, online doctor, therapy, mental health, health care, healthcare, dental, pharmacy, clinic, hospital',
    companies: `Teladoc teladochealth.com #12, Zocdoc zocdoc.com #1, BetterHelp betterhelp.com #2,
      Talkspace talkspace.com #2, One Medical onemedical.com #1, Hims & Hers hims.com #13, CVS cvs.com #3,
      Doctolib doctolib.fr #1, GoodRx goodrx.com #3`,
    topics: [
      topic('Doctors online', 'telehealth service', {
        for: 'families with small children / people in the countryside / travelers',
        to: 'see a doctor on the same day / get a prescription renewed',
        because: 'I wait weeks for an appointment with my doctor',
        ask: 'Which complaints can a doctor treat by video call?',
      }),
      topic('Therapy', 'online therapy service', {
        for: 'couples / teenagers / people without insurance',
        to: 'start therapy within a week / talk to a therapist in the evening',
        because: 'I feel exhausted and cannot find a therapist',
        ask: 'Does online therapy work as well as meeting in person?',
      }),
      topic('Pharmacies', 'online pharmacy', {
        for: 'people with a chronic illness / parents / older people',
        to: 'get medicine delivered / compare prices of a prescription',
        because: 'My medicine is out of stock everywhere',
        ask: 'How can I tell whether an online pharmacy is genuine?',
      }),
    ],
  }),
];
