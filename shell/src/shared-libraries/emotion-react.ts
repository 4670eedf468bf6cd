/**
 * What the kit and remotes may use of emotion. Its component for styled elements falls out of the build: the kit's JSX
 * runtime makes them.
 */
export { __unsafe_useEmotionCache, CacheProvider, css, keyframes } from 'emotion-react-source';
