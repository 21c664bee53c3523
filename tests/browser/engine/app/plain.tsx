import { startWalk } from './walk.tsx';

startWalk((questionnaire) => questionnaire);
