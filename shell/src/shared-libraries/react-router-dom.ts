/**
 * What remotes may use of react-router. A library shared whole is not tree-shaken; this list keeps the router at
 * a quarter of its weight. Add a name here when a remote needs one more.
 */
export {
  Route,
  Router,
  Routes,
  useParams,
} from 'react-router-source';
