import { category, topic } from './notation.ts';

const group = 'Travel and leisure';

export const TRAVEL_AND_LEISURE = [
  category({
    key: 'airlines',
    label: 'Airlines',
    group,
    kind: 'provider',
    words: 'airline, airlines, flight, flights, aviation',
    companies: `Delta Air Lines delta.com, United Airlines united.com, American Airlines aa.com, Lufthansa lufthansa.com,
      Emirates emirates.com, Ryanair ryanair.com, easyJet easyjet.com, British Airways britishairways.com,
      Singapore Airlines singaporeair.com, Southwest Airlines southwest.com`,
    topics: [
      topic('Flying in comfort', 'airline', {
        for: 'tall people / families with a baby / business travelers',
        to: 'sleep well on a long flight / fly with a small child / upgrade without spending a fortune',
        because: 'I never manage to sleep on long flights',
        ask: 'Is premium economy worth the extra money on a ten-hour flight?',
      }),
      topic('Flying cheaply', 'low-cost airline', {
        for: 'students / families / weekend travelers',
        to: 'fly with hand luggage only / book a flight at short notice',
        because: 'The fees for bags often cost more than my ticket',
        ask: 'How early should I book a flight to get a good price?',
      }),
      topic('Delays and rights', 'airline', {
        for: 'passengers with a connection / travelers with a disability / frequent flyers',
        to: 'get money back after a canceled flight / rebook without a fee',
        because: 'My flight was canceled and the airline does not answer',
        ask: 'What am I entitled to if my flight is five hours late?',
      }),
    ],
  }),
  category({
    key: 'hotels-booking',
    label: 'Hotels and travel booking',
    group,
    kind: 'provider',
    words:
      'hotel, hotels, travel, booking site, vacation rental, travel agency, tour operator, resort, cruise, car rental, tourism',
    companies: `Booking.com booking.com #12, Airbnb airbnb.com #12, Expedia expedia.com #12,
      Marriott marriott.com #1, Hilton hilton.com #1, Hyatt hyatt.com #1, Vrbo vrbo.com #12,
      Tripadvisor tripadvisor.com #12, Hertz hertz.com #3, TUI tui.com #2`,
    topics: [
      topic('Places to stay', 'hotel chain', {
        for: 'families with small children / business travelers / people who travel with a dog',
        to: 'collect points for free nights / stay downtown on a budget',
        because: 'Hotels never look as good as in their photos',
        ask: 'When is a vacation rental a better choice than a hotel?',
      }),
      topic('Booking trips', 'travel booking site', {
        for: 'last-minute travelers / groups of friends / solo travelers',
        to: 'book a trip that can be canceled / combine flight, hotel and car',
        because: 'The price went up while I was booking',
        ask: 'Is it cheaper to book directly with a hotel?',
      }),
      topic('Car rental', 'car rental company', {
        for: 'young drivers / families / people without a credit card',
        to: 'rent a car without nasty surprises / drop a car off in another city',
        because: 'I was charged for a scratch that was there before',
        ask: 'Which insurance do I need for a rental car abroad?',
      }),
    ],
  }),
  category({
    key: 'streaming-media',
    label: 'Streaming, games and media',
    group,
    kind: 'software',
    words:
      'streaming, video streaming, music streaming, podcast, audiobooks, gaming, video games, news, publisher, media',
    companies: `Netflix netflix.com #1, Spotify spotify.com #2, Disney+ disneyplus.com #1, YouTube youtube.com #12,
      Apple Music apple.com #2, Amazon Prime Video amazon.com #1, Deezer deezer.com #2,
      Audible audible.com #2, Steam steampowered.com #3, Nintendo nintendo.com #3`,
    topics: [
      topic('Films and series', 'video streaming service', {
        for: 'families / film lovers / people who watch little TV',
        to: 'watch new films at home / share an account with family / cancel at any time',
        because: 'I pay for four streaming services and still find nothing to watch',
        ask: 'What is the cheapest way to watch most of the popular series?',
      }),
      topic('Music and audiobooks', 'music streaming service', {
        for: 'students / people who care about sound quality / families with children',
        to: 'listen offline on a plane / move playlists to another service',
        because: 'My music app keeps playing the same songs',
        ask: 'Which music services pay artists best?',
      }),
      topic('Games', 'game subscription', {
        for: 'casual players / parents of young players / people with an old computer',
        to: 'play new games without buying them / play together online',
        because: 'My computer is too old for new games',
        ask: 'Does cloud gaming work with an ordinary internet connection?',
      }),
    ],
  }),
  category({
    key: 'fitness',
    label: 'Fitness and wellness',
    group,
    kind: 'software',
    words:
      'fitness, gym, workout, yoga, meditation, weight loss, wellness, running app, fitness app, health app',
    companies: `Peloton onepeloton.com #1, Strava strava.com #1, Planet Fitness planetfitness.com #2,
      MyFitnessPal myfitnesspal.com #1, Headspace headspace.com #3, Calm calm.com #3,
      WeightWatchers weightwatchers.com #1, Fitbit fitbit.com #1, Noom noom.com #1,
      ClassPass classpass.com #12`,
    topics: [
      topic('Working out at home', 'workout app', {
        for: 'beginners / busy parents / people over sixty',
        to: 'get fit without equipment / build a habit of exercising',
        because: 'I sign up for a gym every January and stop in March',
        ask: 'Is twenty minutes of exercise a day enough to get fitter?',
      }),
      topic('Gyms', 'gym chain', {
        kind: 'provider',
        for: 'beginners / women / people who travel for work',
        to: 'lift weights with good equipment / cancel a membership easily',
        because: 'I feel watched at my gym',
        ask: 'What should I check before I sign a gym contract?',
      }),
      topic('Mind and sleep', 'meditation app', {
        for: 'people with stressful jobs / beginners / teenagers',
        to: 'fall asleep faster / calm down before an exam',
        because: 'I lie awake at night and think about work',
        ask: 'Do meditation apps help with stress, or is that just marketing?',
      }),
    ],
  }),
  category({
    key: 'education',
    label: 'Language learning and online courses',
    group,
    kind: 'software',
    words:
      'language learning, online course, education, tutoring, university, edtech, bootcamp, learn english, school, exam preparation',
    companies: `Duolingo duolingo.com #1, Coursera coursera.org #2, Udemy udemy.com #2, Babbel babbel.com #1,
      Khan Academy khanacademy.org #23, edX edx.org #2, Rosetta Stone rosettastone.com #1,
      Skillshare skillshare.com #2, LinkedIn Learning linkedin.com #2, Preply preply.com #13`,
    topics: [
      topic('Learning a language', 'language learning app', {
        for: 'travelers / older learners / people who start from zero',
        to: 'speak instead of just reading / learn a language for work',
        because: 'I have used a language app for a year and still cannot hold a conversation',
        ask: 'How long does it take to learn Spanish well enough for a trip?',
      }),
      topic('Online courses', 'online course provider', {
        for: 'career changers / people with a full-time job / managers',
        to: 'learn data analysis from scratch / earn a certificate that employers know',
        because: 'I start many online courses and never finish them',
        ask: 'Do employers take online certificates seriously?',
      }),
      topic('Tutoring', 'online tutoring service', {
        for: 'high school students / parents of a child with dyslexia / adults who return to school',
        to: 'catch up in math / prepare for a university entrance test',
        because: 'My son has given up on math',
        ask: 'Is online tutoring as good as a tutor at home?',
      }),
    ],
  }),
  category({
    key: 'food-delivery',
    label: 'Restaurants and delivery',
    group,
    kind: 'provider',
    words:
      'food delivery, restaurant, restaurants, takeaway, delivery app, fast food, grocery delivery, ride hailing, taxi, coffee shop',
    companies: `DoorDash doordash.com #12, Uber Eats ubereats.com #12, Grubhub grubhub.com #1,
      Just Eat just-eat.com #1, Instacart instacart.com #2, Deliveroo deliveroo.com #1,
      Domino's dominos.com #3, McDonald's mcdonalds.com #3, Starbucks starbucks.com #3,
      Subway subway.com #3`,
    topics: [
      topic('Ordering food', 'food delivery app', {
        for: 'students / families / office teams',
        to: 'get dinner delivered within half an hour / order healthy food',
        because: 'My food always arrives cold',
        ask: 'How much of a delivery fee actually goes to the driver?',
      }),
      topic('Groceries', 'grocery delivery service', {
        for: 'older people / busy families / people without a car',
        to: 'get groceries on the same day / order fresh vegetables from farms nearby',
        because: 'We lose every Saturday morning at the supermarket',
        ask: 'Is it more expensive to have groceries delivered?',
      }),
      topic('Eating out', 'restaurant chain', {
        for: 'families with children / vegans / people with celiac disease',
        to: 'eat out on a small budget / eat without gluten on the road',
        because: 'I never know where to eat with picky children',
        ask: 'Which fast food is the least unhealthy?',
      }),
    ],
  }),
];
